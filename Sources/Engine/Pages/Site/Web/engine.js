// Answers questions in the thread that it is in; a thread of its own begins with this text.
async function player(module, room) {
  let calls;
  const begin = async () => { calls = (await WebAssembly.instantiate(module)).exports; };
  await begin();
  return async (question) => {
    const { belfry_allocate, belfry_answer, belfry_free, memory } = calls;
    try {
      const place = belfry_allocate(question.length) >>> 0;
      new Uint8Array(memory.buffer).set(question, place);
      const answer = belfry_answer(place, question.length) >>> 0;
      belfry_free(place);
      const length = new DataView(memory.buffer).getUint32(answer, true);
      const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length));
      belfry_free(answer);
      return text;
    } catch (error) {
      await begin();
      return JSON.stringify(
        { refusal: `The engine has stopped (${error.message}). Change the script.` });
    } finally {
      // An instance never gives memory back.
      if (memory.buffer.byteLength > room) await begin();
    }
  };
}

// The file with the engine is read behind this script, and before this event.
const parsed = document.readyState === "loading" && new Promise((done) => {
  document.addEventListener("DOMContentLoaded", done, { once: true });
});

// The engine.
const engine = {
  isThere: Boolean(document.body.dataset.live),
  // The memory of an instance, in bytes, and the times of a start and of a question, in
  // milliseconds.
  room: $room,
  startup: 10000,
  patience: 10000,
  // The questions that wait for their answers in the thread.
  waiting: [],

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
    this.calls = await this.thread() ?? await player(this.module, this.room);
  },

  // Begins a thread; null where the policy of the page or the browser allows none.
  thread() {
    return new Promise((done) => {
      const end = () => { worker?.terminate(); done(null); };
      let worker;
      try {
        const text = `${player}
          let play;
          const answer = async (data) => {
            if (play) return postMessage(await play(data));
            try { play = await player(data, ${this.room}); } catch { /* It says so below. */ }
            postMessage(Boolean(play));
          };
          // One after the other: an answer may wait for a new instance.
          let last = Promise.resolve();
          onmessage = ({ data }) => { last = last.then(() => answer(data)); };`;
        const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
        worker = new Worker(address);
        URL.revokeObjectURL(address);
        worker.postMessage(this.module);
      } catch { return end(); }
      const late = setTimeout(end, this.startup);
      worker.onerror = () => { clearTimeout(late); end(); };
      worker.onmessage = ({ data }) => {
        clearTimeout(late);
        if (!data) return end();
        worker.onmessage = ({ data: answer }) => {
          const first = this.waiting.shift();
          this.watch();
          first?.done(answer);
        };
        this.worker = worker;
        done((question) => this.post(question));
      };
    });
  },

  // Asks the thread.
  post(question) {
    return new Promise((done) => {
      this.waiting.push({ question, done });
      this.worker.postMessage(question);
      if (this.waiting.length === 1) this.watch();
    });
  },

  // Measures the time of the first question, and ends the thread if it takes too long; the
  // others are asked again.
  watch() {
    clearTimeout(this.late);
    if (!this.waiting.length) return;
    this.late = setTimeout(() => {
      this.worker.terminate();
      const refusal = JSON.stringify({ refusal: "The script takes longer than "
        + `${this.patience / 1000} s. Play it with belfry run.` });
      const [slow, ...others] = this.waiting.splice(0);
      this.opening = this.begin();
      slow.done(refusal);
      for (const { question, done } of others) {
        this.opening.then(() => this.calls(question)).then(done, () => done(refusal));
      }
    }, this.patience);
  },

  // Asks: choices are lines, texts are pairs of a name and a text.
  async ask(choices, texts = []) {
    await this.opening;
    if (!this.calls) return { refusal: "The engine is not ready." };
    const coder = new TextEncoder();
    const parts = [coder.encode(choices.join("\n") + "\n\n")];
    for (const [name, text] of texts) {
      const bytes = coder.encode(text);
      // The facts of a block's attributes have a line feed in their name, which ends a line.
      parts.push(coder.encode(`${bytes.length} ${name.trim()}\n`), bytes);
    }
    const question = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let end = 0;
    for (const part of parts) {
      question.set(part, end);
      end += part.length;
    }
    return JSON.parse(await this.calls(question));
  },
};
