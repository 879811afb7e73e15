import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { root } from '../child.ts'
import type { Outcome } from './test-run.ts'

const Failures = z.object({
  /** Of the latest failure. */
  title: z.string(),
  error: z.string(),
  log: z.string(),
  count: z.number(),
})

const Count = z.object({ file: z.string(), runs: z.number(), failed: z.number(), failures: z.array(Failures) })

/** How often a file ran and failed, and which of its tests failed how often. */
export type Count = z.infer<typeof Count>

const Kept = z.object({ began: z.string(), counts: z.array(Count) })

/** A title without the numbers in it: seeds and counts differ from run to run. */
const nameOf = (title: string): string => title.replaceAll(/\d+/g, '#')

/** What became of the runs of test files, this time and since the kept file was begun. */
export class History {
  readonly path: string
  /** The day of the first run that is counted. */
  readonly began: string
  private readonly thisTime = new Map<string, Count>()
  private readonly allTime: Map<string, Count>

  constructor(path = join(root, 'node_modules', '.cache', 'flakes.json')) {
    this.path = path
    const today = new Date().toISOString().slice(0, 10)
    const kept = existsSync(path) ? Kept.parse(JSON.parse(readFileSync(path, 'utf8'))) : { began: today, counts: [] }
    this.began = kept.began
    this.allTime = new Map(kept.counts.map((count) => [count.file, count]))
  }

  /** Counts a run, and keeps that at once. */
  add(file: string, outcome: Outcome): void {
    for (const counts of [this.thisTime, this.allTime])
      counts.set(file, counted(counts.get(file) ?? none(file), outcome))
    mkdirSync(dirname(this.path), { recursive: true })
    writeFileSync(this.path, JSON.stringify({ began: this.began, counts: this.ofAllTime() }, undefined, 2))
  }

  /**
   * Which of the files is to run next: whichever ran least this time, where a file that ever failed runs three times as
   * often as others. Among equals those that failed most come first, then those that ran least before.
   */
  next(files: readonly string[]): string | undefined {
    return files
      .map((file) => ({ file, ever: this.allTime.get(file) ?? none(file), now: this.thisTime.get(file) ?? none(file) }))
      .map(({ file, ever, now }) => ({
        file,
        round: ever.failed > 0 ? Math.floor(now.runs / 3) : now.runs,
        share: ever.failed / Math.max(1, ever.runs),
        runs: ever.runs,
      }))
      .sort((a, b) => a.round - b.round || b.share - a.share || a.runs - b.runs)[0]?.file
  }

  ofThisTime(): Count[] {
    return [...this.thisTime.values()]
  }

  ofAllTime(): Count[] {
    return [...this.allTime.values()]
  }
}

const none = (file: string): Count => ({ file, runs: 0, failed: 0, failures: [] })

const counted = (count: Count, { result, failures }: Outcome): Count => {
  const all = new Map(count.failures.map((failure) => [nameOf(failure.title), failure]))
  for (const failure of failures) {
    const name = nameOf(failure.title)
    all.set(name, { ...failure, count: (all.get(name)?.count ?? 0) + 1 })
  }
  return {
    file: count.file,
    runs: count.runs + 1,
    failed: count.failed + (result === 'failed' ? 1 : 0),
    failures: [...all.values()],
  }
}
