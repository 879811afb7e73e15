import type { FileReading, NamedFile, Progress } from '@quokka/formats'

type Told = { progress: Progress } | { readings: FileReading[] } | { failed: true }

/** A reading under way; `done` is undefined where it was stopped or failed. */
export interface Reading {
  done: Promise<FileReading[] | undefined>
  stop: () => void
}

/** Reads files in a worker of their own: what a file does there, this page does not feel. */
export const startReading = (files: readonly NamedFile[], onProgress: (progress: Progress) => void): Reading => {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  let end: (readings: FileReading[] | undefined) => void = () => {}
  const done = new Promise<FileReading[] | undefined>((resolve) => {
    end = resolve
  })
  const finish = (readings: FileReading[] | undefined) => {
    worker.terminate()
    end(readings)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('progress' in data) onProgress(data.progress)
    else finish('readings' in data ? data.readings : undefined)
  })
  worker.addEventListener('error', () => finish(undefined))
  worker.postMessage(files)
  return { done, stop: () => finish(undefined) }
}
