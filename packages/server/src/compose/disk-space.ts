import { statfs } from 'node:fs/promises'
import { Gauge } from 'prom-client'
import { withinTime } from '../clock/within-time.ts'
import type { ServerPorts } from './server-ports.ts'

const LONGEST_MS = 2_000

/** How large the disk under a folder is, and how much of it is free. */
export const diskUnder = async (folder: string): Promise<{ freeBytes: number; bytes: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, bytes: blocks * bsize }
}

/** How much of the disk under the data folder is free, so that somebody is told before nothing can be stored. */
export const measureDisk = ({ config, metrics }: Pick<ServerPorts, 'config' | 'metrics'>): void => {
  new Gauge({
    name: 'quokka_disk_free_bytes',
    help: 'Free bytes of the disk under DATA_DIR; NaN where that cannot be read',
    registers: [metrics],
    async collect() {
      this.set((await withinTime(diskUnder(config.DATA_DIR), LONGEST_MS))?.freeBytes ?? Number.NaN)
    },
  })
}
