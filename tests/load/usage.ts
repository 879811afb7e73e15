import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Clock ticks a second in `/proc`, which Linux fixes at 100 for programs. */
const TICKS_PER_SECOND = 100

/** Processor time that a process has used, in milliseconds, all threads together. Linux only. */
export const cpuMs = (processId: number): number => {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND
}

/** Processor time of one thread of a process, in milliseconds: the main thread's id is the process's. */
export const mainThreadCpuMs = (processId: number): number => {
  const fields = readFileSync(`/proc/${processId}/task/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND
}

/** Resident memory of a process in bytes. */
export const residentBytes = (processId: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' })) * 1_024

/** The value below which a share of the figures lies. */
export const quantile = (figures: readonly number[], share: number): number =>
  [...figures].sort((left, right) => left - right)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ??
  0

export const median = (figures: readonly number[]): number => quantile(figures, 0.5)
