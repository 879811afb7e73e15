import type { ExportedQuiz, WriteFormat, WrittenFile } from '@quokka/formats'
import type { KeptByFormat } from './export-work.ts'
import type { ExportAsked, ExportTold } from './export-worker.ts'

/** Undefined where it was stopped or failed. */
export interface Exporter {
  weigh(
    quizzes: readonly ExportedQuiz[],
    formats: readonly WriteFormat[],
    signal: AbortSignal,
  ): Promise<KeptByFormat | undefined>
  write(
    quizzes: readonly ExportedQuiz[],
    format: WriteFormat,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<WrittenFile | undefined>
}

/** A worker for one piece of work: it is ended with it, or before where the signal says so. */
const inWorker = (asked: ExportAsked, signal: AbortSignal, onProgress: (share: number) => void = () => {}) =>
  new Promise<ExportTold>((resolve) => {
    const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
    const end = (told: ExportTold) => {
      worker.terminate()
      resolve(told)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<ExportTold>) => {
      if (data.is === 'progress') onProgress(data.share)
      else end(data)
    })
    worker.addEventListener('error', () => end({ is: 'failed' }))
    signal.addEventListener('abort', () => end({ is: 'failed' }))
    worker.postMessage(asked)
    // A browser may refuse to start one.
  }).catch((): ExportTold => ({ is: 'failed' }))

/** Writes in workers of this page. Rule XM5. */
export const workerExporter: Exporter = {
  async weigh(quizzes, formats, signal) {
    const told = await inWorker({ do: 'weigh', quizzes, formats }, signal)
    return told.is === 'weighed' ? told.kept : undefined
  },
  async write(quizzes, format, { signal, onProgress }) {
    const told = await inWorker({ do: 'write', quizzes, format }, signal, onProgress)
    return told.is === 'written' ? told.file : undefined
  },
}
