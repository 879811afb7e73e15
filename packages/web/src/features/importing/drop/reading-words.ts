import type { FileReading } from '@quokka/formats'
import { formatWords } from '../format-words.ts'
import { t } from '../messages.ts'
import { refusalWords } from '../remark-words.ts'

export const countIn = (reading: FileReading): number =>
  'refusal' in reading ? 0 : reading.quizzes.reduce((sum, { questions }) => sum + questions.length, 0)

const waitingIn = (reading: FileReading): number =>
  'refusal' in reading
    ? 0
    : reading.quizzes.flatMap(({ questions }) => questions).filter(({ state }) => state === 'needsYou').length

/** What a file was taken for. */
export const fileWords = (reading: FileReading): string =>
  'refusal' in reading
    ? refusalWords(reading.refusal)
    : t('drop.fileRead', {
        format: formatWords(reading.format),
        questions: t('drop.questions', { count: countIn(reading) }),
      })

/** What a text was taken for, how many questions it has, and whether they have answers. */
export const textWords = (reading: FileReading): string => {
  if ('refusal' in reading) return t('drop.noQuestion')
  const count = countIn(reading)
  if (count === 0) return t('drop.noQuestion')
  const waiting = waitingIn(reading)
  const answered = count === 2 ? t('drop.both') : t('drop.allAnswered', { count })
  return t('drop.readsAs', {
    format: formatWords(reading.format),
    questions: t('drop.questions', { count }),
    answers: waiting === 0 ? answered : t('drop.someWait', { count: waiting }),
  })
}
