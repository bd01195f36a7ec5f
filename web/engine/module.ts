// A module of the engine (src/wasm): texts go in by `hear`, and what it says comes out while it works. It is given of the system what it asks
// for and nothing else: random bytes, the time, and a place to complain.

export interface Module {
  /** Hands it one text; every answer is said before this returns. Throws when the module fails: it must not be asked again. */
  hear(text: string): void;
  /** The same for the host of this device's tables (src/server/local/host.h), which is another part of the module. */
  attend(text: string): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  /** Where a text of so many bytes is to be written. */
  room(size: number): number;
  hear(): void;
  /** The module that tests compare has only the engine. */
  attend?(): void;
}

/** Most bytes the browser gives at once. */
const MOST_RANDOM = 65536;
const DONE = 0;

export async function startModule(compiled: WebAssembly.Module, say: (text: string) => void): Promise<Module> {
  const memory = () => (instance.exports as unknown as Exports).memory.buffer;
  const decoder = new TextDecoder();
  const roundhouse = { say: (at: number, size: number) => say(decoder.decode(new Uint8Array(memory(), at, size))) };
  const instance = await WebAssembly.instantiate(compiled, { roundhouse, wasi_snapshot_preview1: system(memory) });
  const { _initialize, room, hear, attend } = instance.exports as unknown as Exports;
  _initialize();
  const encoder = new TextEncoder();
  const write = (text: string) => {
    const bytes = encoder.encode(text);
    const at = room(bytes.length);
    new Uint8Array(memory(), at, bytes.length).set(bytes);
  };
  return {
    hear: (text) => {
      write(text);
      hear();
    },
    attend: (text) => {
      write(text);
      attend?.();
    },
  };
}

/** What the C library asks for by its names. */
function system(memory: () => ArrayBuffer): Record<string, (...args: never[]) => number> {
  return {
    random_get: (at: number, size: number) => {
      for (let done = 0; done < size; done += MOST_RANDOM) {
        crypto.getRandomValues(new Uint8Array(memory(), at + done, Math.min(MOST_RANDOM, size - done)));
      }
      return DONE;
    },
    clock_time_get: (_clock: number, _precision: bigint, at: number) => {
      new DataView(memory()).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return DONE;
    },
    fd_write: (_file: number, parts: number, count: number, written: number) => complain(new DataView(memory()), parts, count, written),
    fd_close: () => DONE,
    fd_seek: () => DONE,
  };
}

/** A failed assertion says which before it ends the module. */
function complain(memory: DataView, parts: number, count: number, written: number): number {
  let size = 0;
  let text = '';
  for (let part = parts; part < parts + 8 * count; part += 8) {
    const length = memory.getUint32(part + 4, true);
    text += new TextDecoder().decode(new Uint8Array(memory.buffer, memory.getUint32(part, true), length));
    size += length;
  }
  memory.setUint32(written, size, true);
  if (text.trim() !== '') console.error(text.trim());
  return DONE;
}
