import type { ExportedQuiz, WriteFormat, WrittenFile } from '@quokka/formats'
import type { KeptByFormat } from './export-work.ts'
import { weigh, write } from './export-work.ts'

export type ExportAsked =
  | { do: 'weigh'; quizzes: readonly ExportedQuiz[]; formats: readonly WriteFormat[] }
  | { do: 'write'; quizzes: readonly ExportedQuiz[]; format: WriteFormat }

export type ExportTold =
  | { is: 'weighed'; kept: KeptByFormat }
  | { is: 'progress'; share: number }
  | { is: 'written'; file: WrittenFile }
  | { is: 'failed' }

const tell = (told: ExportTold) => self.postMessage(told)

const answer = async (asked: ExportAsked): Promise<ExportTold> => {
  if (asked.do === 'weigh') return { is: 'weighed', kept: weigh(asked.quizzes, asked.formats) }
  const file = await write(asked.quizzes, asked.format, (share) => tell({ is: 'progress', share }))
  return { is: 'written', file }
}

/** Files are written here, so that the page stays quick. Whatever fails is told as one failure. */
self.addEventListener('message', ({ data }: MessageEvent<ExportAsked>) => {
  answer(data).then(tell, () => tell({ is: 'failed' }))
})
