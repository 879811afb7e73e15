import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in `/proc`, which Linux fixes at 100 for programs. */
const TICKS_PER_SECOND = 100

/** Processor time that a process has used, in milliseconds, all threads together. Linux only. */
export const cpuMs = (processId: number): number => {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND
}

/** Processor time of all processes of the machine with a name and of those among their children that have ended, in milliseconds. */
export const cpuMsOfAll = (name: string): number => {
  let ticks = 0
  for (const processId of readdirSync('/proc')) {
    if (!/^\d+$/.test(processId)) continue
    try {
      const [command, rest] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')
      if (!command?.endsWith(`(${name}`)) continue
      for (const field of rest?.split(' ').slice(11, 15) ?? []) ticks += Number(field)
    } catch {
      // It has ended meanwhile.
    }
  }
  return (ticks * 1_000) / TICKS_PER_SECOND
}

/** Processor time of one thread of a process, in milliseconds: the main thread's id is the process's. */
export const mainThreadCpuMs = (processId: number): number => {
  const fields = readFileSync(`/proc/${processId}/task/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND
}

/** Resident memory of a process in bytes. */
export const residentBytes = (processId: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' })) * 1_024

/** Memory of one process or of several together, in bytes. */
export interface Memory {
  resident: number
  /** Resident, what is shared with other processes divided among them. */
  proportional: number
  /** Resident without what can be read again from files: code and libraries. */
  anonymous: number
}

/** Linux only. */
export const memoryOf = (processId: number): Memory => {
  const sums = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8')
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(sums)?.[1]) * 1_024
  return { resident: bytes('Rss'), proportional: bytes('Pss'), anonymous: bytes('Anonymous') }
}

/** The value below which a share of the figures lies. */
export const quantile = (figures: readonly number[], share: number): number =>
  [...figures].sort((left, right) => left - right)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ??
  0

export const median = (figures: readonly number[]): number => quantile(figures, 0.5)
