extension SiteScript {
  /// The engine: bytes in the page or in a script beside it, which answers questions in bytes.
  static let engine = #"""
    // The file with the engine is read behind this script, and before this event.
    const parsed = document.readyState === "loading" && new Promise((done) => {
      document.addEventListener("DOMContentLoaded", done, { once: true });
    });

    // The engine. A defect ends its instance; the next question gets a new one.
    const engine = {
      isThere: Boolean(document.body.dataset.live),

      open() { return this.opening ??= this.load(); },

      async load() {
        await parsed;
        const text = globalThis.belfryEngine ?? document.getElementById("engine").textContent;
        const binary = atob(text);
        const bytes = new Uint8Array(binary.length);
        for (let index = 0; index < bytes.length; index += 1) {
          bytes[index] = binary.charCodeAt(index);
        }
        let stream = new Blob([bytes]).stream();
        if (bytes[0] === 0x1f) stream = stream.pipeThrough(new DecompressionStream("gzip"));
        // Its beginning is compiled while its end is still unpacked.
        const headers = { "Content-Type": "application/wasm" };
        this.module = await WebAssembly.compileStreaming(new Response(stream, { headers }));
        await this.begin();
      },

      async begin() {
        this.calls = null;
        this.calls = (await WebAssembly.instantiate(this.module)).exports;
      },

      // Asks: choices are lines, texts are pairs of a name and a text.
      ask(choices, texts = []) {
        if (!this.calls) return { refusal: "The engine is not ready." };
        const coder = new TextEncoder();
        const parts = [coder.encode(choices.join("\n") + "\n\n")];
        for (const [name, text] of texts) {
          const bytes = coder.encode(text);
          // The facts of a block's attributes have a line feed in their name, which ends a line.
          parts.push(coder.encode(`${bytes.length} ${name.trim()}\n`), bytes);
        }
        const size = parts.reduce((sum, part) => sum + part.length, 0);
        const { belfry_allocate, belfry_answer, belfry_free, memory } = this.calls;
        try {
          const place = belfry_allocate(size);
          let end = place;
          for (const part of parts) {
            new Uint8Array(memory.buffer).set(part, end);
            end += part.length;
          }
          const answer = belfry_answer(place, size) >>> 0;
          belfry_free(place);
          const length = new DataView(memory.buffer).getUint32(answer, true);
          const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length));
          belfry_free(answer);
          return JSON.parse(text);
        } catch (error) {
          this.begin();
          return { refusal: `The engine has stopped (${error.message}). Change the script.` };
        }
      },
    };
    """#
}
