import { Worker } from 'node:worker_threads'
import type { ReportMade, ReportMaker } from '../../ports.ts'
import type { FromReportThread, ToReportThread } from './report-thread.ts'

/** Each takes a processor and, for 10,000 players of 50 questions, some hundred megabytes. */
const LIMITS = { longestMs: 120_000, atOnce: 2, mostWaiting: 20, mostMegabytes: 1_024 }

const THREAD = new URL('./report-thread.ts', import.meta.url)

const CODES_OF_FULL_MEMORY = ['ERR_WORKER_OUT_OF_MEMORY']

const isFullMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES_OF_FULL_MEMORY.includes(String(error.code))

/** Makes each report in a thread of its own, a few at once, each within its time and memory. */
export const createReportThreads = ({ longestMs, atOnce, mostWaiting, mostMegabytes } = LIMITS): ReportMaker => {
  let running = 0
  const waiting: (() => void)[] = []

  /** False when the client went away first. */
  const begin = async (gone: AbortSignal): Promise<boolean> => {
    if (running < atOnce) {
      running += 1
      return true
    }
    const turn = Promise.withResolvers<boolean>()
    const mine = () => turn.resolve(true)
    const leave = () => {
      const place = waiting.indexOf(mine)
      if (place >= 0) waiting.splice(place, 1)
      turn.resolve(false)
    }
    waiting.push(mine)
    gone.addEventListener('abort', leave, { once: true })
    // Whoever is called after leaving is not in the line any more, so no turn is lost.
    const isMine = await turn.promise
    gone.removeEventListener('abort', leave)
    return isMine
  }
  const end = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  const run: ReportMaker['make'] = async (order, facts, gone) => {
    const worker = new Worker(THREAD, {
      workerData: order,
      // No secrets for a thread that reads what strangers wrote.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    const made = Promise.withResolvers<ReportMade | 'gone' | 'tooLarge'>()
    const messages = facts[Symbol.asyncIterator]()
    const tell = (message: ToReportThread) => worker.postMessage(message)
    const feed = async () => {
      const next = await messages.next()
      tell(next.done ? { is: 'end' } : next.value)
    }
    worker.on('message', (message: FromReportThread) => {
      if (message.was === 'made') made.resolve(message.made)
      else feed().catch(made.reject)
    })
    worker.on('error', (error: unknown) => {
      if (isFullMemory(error)) made.resolve('tooLarge')
      else made.reject(error)
    })
    worker.on('exit', () => made.reject(new Error('The thread of a report ended without an answer.')))
    const giveUp = () => made.resolve('gone')
    gone.addEventListener('abort', giveUp, { once: true })
    const tooLong = setTimeout(() => made.resolve('tooLarge'), longestMs)
    try {
      return await made.promise
    } finally {
      clearTimeout(tooLong)
      gone.removeEventListener('abort', giveUp)
      await worker.terminate()
      // What is being read may still take its time; nobody waits for it.
      messages.return?.().catch(() => {})
    }
  }

  return {
    running: () => running,
    async make(order, facts, gone) {
      if (running >= atOnce && waiting.length >= mostWaiting) return 'busy'
      if (gone.aborted || !(await begin(gone))) return 'gone'
      try {
        return gone.aborted ? 'gone' : await run(order, facts, gone)
      } finally {
        end()
      }
    },
  }
}
