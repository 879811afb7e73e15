import { statfs } from 'node:fs/promises'
import { Gauge } from 'prom-client'
import { withinTime } from '../clock/within-time.ts'
import type { ServerPorts } from './server-ports.ts'

const LONGEST_MS = 2_000

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** How much of the disk under the data folder is free, so that somebody is told before nothing can be stored. */
export const measureDisk = ({ config, metrics }: Pick<ServerPorts, 'config' | 'metrics'>): void => {
  new Gauge({
    name: 'quokka_disk_free_bytes',
    help: 'Free bytes of the disk under DATA_DIR; NaN where that cannot be read',
    registers: [metrics],
    async collect() {
      this.set((await withinTime(freeBytes(config.DATA_DIR), LONGEST_MS)) ?? Number.NaN)
    },
  })
}
