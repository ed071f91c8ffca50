"""A rule for tests that play scenarios with Belfry.

    load("//:belfry.bzl", "belfry_test")

    belfry_test(
        name = "reminders",
        srcs = glob(["scenarios/*.scenario"]),
        data = glob(["scenarios/*.facts", "scenarios/*.apns"]),
        program = "//:belfry",
        shard_count = 3,
    )

Belfry reads the variables by which Bazel asks for a shard, a filter and a report in XML. It also
writes the page of the run and its JSON into the outputs that Bazel keeps.
"""

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

def _belfry_test_impl(ctx):
    words = ["./" + ctx.executable.program.short_path, "run"]
    words += ctx.attr.flags + ["--"] + [file.short_path for file in ctx.files.srcs]
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        output = script,
        content = "#!/bin/sh\nexec " + " ".join([_quoted(word) for word in words]) + "\n",
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = ctx.files.srcs + ctx.files.data + [ctx.executable.program])
    runfiles = runfiles.merge(ctx.attr.program[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

belfry_test = rule(
    implementation = _belfry_test_impl,
    test = True,
    doc = "Plays scenarios.",
    attrs = {
        "srcs": attr.label_list(
            doc = "The scripts, and pages of Markdown with scripts.",
            allow_empty = False,
            allow_files = [".scenario", ".md", ".markdown"],
            mandatory = True,
        ),
        "data": attr.label_list(
            doc = "The files that scripts include or push, and belfry.facts.",
            allow_files = [".facts", ".apns", ".scenario"],
        ),
        "flags": attr.string_list(doc = "Flags of belfry run, such as --ios=17,26."),
        "program": attr.label(
            doc = "The program belfry.",
            default = "//:belfry",
            allow_files = True,
            executable = True,
            cfg = "target",
        ),
    },
)
