import type { ExportedQuiz, WriteFormat, WrittenFile } from '@quokka/formats'
import { useEffect, useRef, useState } from 'react'
import type { KeptByFormat } from './export-work.ts'
import type { Exporter } from './exporter.ts'
import { FORMATS_SHOWN } from './formats-shown.ts'
import { readQuizzes } from './read-quizzes.ts'

export type Weighed =
  | { is: 'reading'; count: number }
  | { is: 'weighing' }
  | { is: 'failed'; isEmpty: boolean }
  | { is: 'ready'; quizzes: readonly ExportedQuiz[]; unread: number; kept: KeptByFormat }

export type Writing =
  | { is: 'nothing' }
  | { is: 'writing'; share: number }
  | { is: 'failed' }
  | { is: 'written'; format: WriteFormat; file: WrittenFile }

const FORMATS = FORMATS_SHOWN.map(({ format }) => format)

/** Reads the quizzes of a dialog that opens, and what each format keeps of them; `retry` begins again. */
export const useWeighed = (quizIds: readonly string[], exporter: Exporter) => {
  const [weighed, setWeighed] = useState<Weighed>({ is: 'reading', count: 0 })
  const [round, setRound] = useState(0)
  const ids = quizIds.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is asked for by a press.
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const weigh = async () => {
      setWeighed({ is: 'reading', count: 0 })
      const onRead = (count: number) => setWeighed({ is: 'reading', count })
      const { quizzes, unread } = await readQuizzes(ids.split(' '), { signal, onRead })
      if (signal.aborted) return
      if (quizzes.length === 0) return setWeighed({ is: 'failed', isEmpty: true })
      setWeighed({ is: 'weighing' })
      const kept = await exporter.weigh(quizzes, FORMATS, signal)
      if (signal.aborted) return
      setWeighed(kept === undefined ? { is: 'failed', isEmpty: false } : { is: 'ready', quizzes, unread, kept })
    }
    void weigh()
    return () => ending.abort()
  }, [ids, exporter, round])
  return { weighed, retry: () => setRound(round + 1) }
}

/** Writes one file at a time: the next begins where the one before is stopped. */
export const useWriting = (exporter: Exporter) => {
  const [writing, setWriting] = useState<Writing>({ is: 'nothing' })
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])

  const stop = () => {
    ending.current?.abort()
    setWriting({ is: 'nothing' })
  }
  const write = async (quizzes: readonly ExportedQuiz[], format: WriteFormat): Promise<WrittenFile | undefined> => {
    ending.current?.abort()
    const own = new AbortController()
    ending.current = own
    setWriting({ is: 'writing', share: 0 })
    const onProgress = (share: number) => setWriting({ is: 'writing', share })
    const file = await exporter.write(quizzes, format, { signal: own.signal, onProgress })
    if (own.signal.aborted) return undefined
    setWriting(file === undefined ? { is: 'failed' } : { is: 'written', format, file })
    return file
  }
  return { writing, write, stop }
}
