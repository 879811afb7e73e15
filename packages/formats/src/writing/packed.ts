import { zipSync } from 'fflate'

/** The first day that a package can say: the same content is the same file at any time. */
const NO_TIME = new Date(1980, 0, 1)

/** What is a package or compressed already gains nothing. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|mp3|ogg|ogv|mp4|webm|zip|quokka|xlsx)$/iu

/** Files as a package, equal to the bit for equal files. */
export const packed = (files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Array.from(files, ([name, bytes]) => [name, [bytes, { level: COMPRESSED.test(name) ? 0 : 6, mtime: NO_TIME }]]),
    ),
  )
