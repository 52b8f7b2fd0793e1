// Runs flite once: the few calls of WASI that it makes, answered from memory. It reads nothing and writes one file.
// Node's own WASI is experimental, and brought the process down after some dozens of sentences.

/** The part of WebAssembly that is used here: the types of Node alone have it without. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(program: object, imports: object): Promise<{ readonly exports: Exports }>;
};
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  _start(): void;
}

/** A program that was compiled. */
export type Program = object;

/** Compiles a program. Rejects where it is none. */
export function compile(bytes: Uint8Array): Promise<Program> {
  return WebAssembly.compile(bytes);
}

const FINE = 0;
const NOT_THERE = 8;
/** The file descriptors: the folder that may be written to, and the one file in it. */
const FOLDER = 3;
const FILE = 4;
const FOLDER_NAME = '/';
/** What WASI calls kinds of files, and every right there is. */
const KIND = { folder: 3, file: 4, terminal: 2 } as const;
const EVERY_RIGHT = 0x1fffffffn;

/** The end of the program, thrown through it. */
class Exit extends Error {}

/** Runs a program with arguments; gives the file that it wrote. Rejects where it ends in a fault. */
export async function run(program: Program, args: readonly string[]): Promise<Uint8Array> {
  const texts = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  let file = new Uint8Array(1 << 16);
  let length = 0;
  let place = 0;
  const { exports } = await WebAssembly.instantiate(program, {
    wasi_snapshot_preview1: {
      args_sizes_get: (count: number, size: number) => {
        view().setUint32(count, texts.length, true);
        view().setUint32(
          size,
          texts.reduce((sum, text) => sum + text.length, 0),
          true,
        );
        return FINE;
      },
      args_get: (pointers: number, buffer: number) => {
        let at = buffer;
        texts.forEach((text, index) => {
          view().setUint32(pointers + 4 * index, at, true);
          new Uint8Array(exports.memory.buffer).set(text, at);
          at += text.length;
        });
        return FINE;
      },
      clock_time_get: (_: number, __: bigint, time: number) => {
        view().setBigUint64(time, 0n, true);
        return FINE;
      },
      fd_close: () => FINE,
      fd_fdstat_get: (descriptor: number, stat: number) => {
        view().setUint8(
          stat,
          descriptor === FOLDER ? KIND.folder : descriptor === FILE ? KIND.file : KIND.terminal,
        );
        view().setUint16(stat + 2, 0, true);
        view().setBigUint64(stat + 8, EVERY_RIGHT, true);
        view().setBigUint64(stat + 16, EVERY_RIGHT, true);
        return FINE;
      },
      fd_fdstat_set_flags: () => FINE,
      fd_prestat_get: (descriptor: number, stat: number) => {
        if (descriptor !== FOLDER) return NOT_THERE;
        view().setUint32(stat, 0, true);
        view().setUint32(stat + 4, FOLDER_NAME.length, true);
        return FINE;
      },
      fd_prestat_dir_name: (_: number, name: number) => {
        new Uint8Array(exports.memory.buffer).set(new TextEncoder().encode(FOLDER_NAME), name);
        return FINE;
      },
      path_open: (...call: number[]) => {
        view().setUint32(call[8] ?? 0, FILE, true);
        return FINE;
      },
      fd_read: (_: number, __: number, ___: number, read: number) => {
        view().setUint32(read, 0, true);
        return FINE;
      },
      fd_seek: (_: number, offset: bigint, whence: number, moved: number) => {
        place = Number(offset) + (whence === 0 ? 0 : whence === 1 ? place : length);
        view().setBigUint64(moved, BigInt(place), true);
        return FINE;
      },
      fd_write: (descriptor: number, pieces: number, count: number, written: number) => {
        let total = 0;
        for (let piece = pieces; piece < pieces + 8 * count; piece += 8) {
          const bytes = new Uint8Array(
            exports.memory.buffer,
            view().getUint32(piece, true),
            view().getUint32(piece + 4, true),
          );
          if (descriptor === FILE) write(bytes);
          total += bytes.length;
        }
        view().setUint32(written, total, true);
        return FINE;
      },
      proc_exit: () => {
        throw new Exit();
      },
    },
  });
  const view = () => new DataView(exports.memory.buffer); // anew each time: the memory grows

  function write(bytes: Uint8Array): void {
    while (place + bytes.length > file.length) {
      const larger = new Uint8Array(file.length * 2);
      larger.set(file);
      file = larger;
    }
    file.set(bytes, place);
    place += bytes.length;
    length = Math.max(length, place);
  }

  try {
    exports._start();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  return file.slice(0, length);
}
