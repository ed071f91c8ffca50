# A formula for Homebrew on Linux, filled in by `make release`.
class Belfry < Formula
  desc "Virtual iPhone that tests what users see of notifications"
  homepage "@ADDRESS@"
  url "@ADDRESS@/belfry-@VERSION@-linux-@PROCESSOR@.tar.xz"
  sha256 "@CHECKSUM@"
  license "@LICENCE@"
  depends_on :linux

  def install
    bin.install "belfry"
    pkgshare.install "belfry.wasm.gz"
    man1.install "belfry.1"
    bash_completion.install "completions/belfry.bash" => "belfry"
    zsh_completion.install "completions/belfry.zsh" => "_belfry"
    fish_completion.install "completions/belfry.fish"
  end

  test do
    system bin/"belfry", "new"
    system bin/"belfry", "run", "scenarios"
  end
end
