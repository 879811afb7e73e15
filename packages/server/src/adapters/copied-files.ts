import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const CHUNK_BYTES = 1024 * 1024
/** So much of the time the disk is left to those who play. */
const PAUSE_OF_WORK = 1

/** Writes what an open file holds into a new one, in pieces and with pauses; it may grow or be cut meanwhile. */
export const copyOpenFile = async (source: FileHandle, target: string): Promise<void> => {
  const piece = Buffer.allocUnsafe(CHUNK_BYTES)
  const written = await open(target, 'wx')
  try {
    for (let at = 0; ; ) {
      const beganMs = performance.now()
      const { bytesRead } = await source.read(piece, 0, CHUNK_BYTES, at)
      if (bytesRead === 0) return
      await written.write(piece, 0, bytesRead, at)
      at += bytesRead
      if (bytesRead === CHUNK_BYTES) await pause((performance.now() - beganMs) * PAUSE_OF_WORK)
    }
  } finally {
    await written.close()
  }
}
