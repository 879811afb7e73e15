import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { WriteFormat, WrittenFile } from '../../packages/formats/src/index.ts'
import { measureImportPage } from './import-page.ts'
import { writeLargeFile } from './large-quizzes.ts'
import { median } from './usage.ts'

/** How long a worker reads files of so many questions, what memory it takes at most, and how much of it the thread beside it notices. */
const QUESTIONS = Number(process.env.BENCH_QUESTIONS ?? 5_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SAMPLE_MS = 2
const MB = 1_048_576

const FORMATS: readonly WriteFormat[] = ['excel', 'csv', 'kahoot', 'gift', 'moodle', 'qti21', 'qti30', 'own']

interface Told {
  tookMs: number
  questions: number
}

/** One reading in a fresh worker: the memory of the process above what it was before, every few milliseconds. */
const readOnce = async ({ name, bytes }: WrittenFile) => {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const worker = new Worker(new URL('import-worker.ts', import.meta.url), { workerData: { name, bytes } })
  let told: Told | undefined
  let peak = before
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('message', (message: Told) => {
      told = message
    })
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
  const state = { isOver: false }
  const over = ended.finally(() => {
    state.isOver = true
  })
  while (!state.isOver) {
    peak = Math.max(peak, process.memoryUsage.rss())
    await wait(SAMPLE_MS)
  }
  await over
  delay.disable()
  if (told === undefined) throw new Error(`nothing was read of ${name}`)
  return { ...told, memory: peak - before, delayMs: delay.max / 1e6 }
}

console.log(
  `| ${QUESTIONS} questions as | file | read | time, median of ${ROUNDS} | worst | memory, at most | longest delay beside it |`,
)
console.log('|---|---|---|---|---|---|---|')
for (const format of FORMATS) {
  const file = await writeLargeFile(format, QUESTIONS)
  const rounds: Awaited<ReturnType<typeof readOnce>>[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await readOnce(file))
  const times = rounds.map(({ tookMs }) => tookMs)
  const most = (values: readonly number[]): string => Math.max(...values).toFixed(0)
  const memory = most(rounds.map((one) => one.memory / MB))
  const delay = most(rounds.map(({ delayMs }) => delayMs))
  console.log(
    `| ${format} | ${(file.bytes.length / MB).toFixed(1)} MB | ${rounds[0]?.questions} | ${median(times).toFixed(0)} ms | ${most(times)} ms | ${memory} MB | ${delay} ms |`,
  )
}
await measureImportPage(FORMATS, QUESTIONS)
