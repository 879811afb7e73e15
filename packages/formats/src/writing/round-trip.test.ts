import { AuthoredQuestion, exchanged, isTimed, numbered } from '@quokka/core/questions'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportedQuestion, ImportedQuiz } from '../imported-quiz.ts'
import { readFiles } from '../reading/read-files.ts'
import { randomQuiz, testMedia } from '../testing/random-quiz.ts'
import { plainLines } from '../text/plain-text.ts'
import type { ExportedQuiz } from './exported-quiz.ts'
import type { Loss, WriteFormat } from './writer.ts'
import { keptBy, writeQuizzes } from './writers.ts'

type Question = ExportedQuiz['questions'][number]

const FORMATS: readonly (readonly [format: WriteFormat, loses: readonly Loss[]])[] = [
  ['own', []],
  ['moodle', ['times', 'speed', 'settings', 'surveys', 'cover', 'details']],
  ['qti21', ['speed', 'settings', 'cover', 'details']],
  ['qti30', ['speed', 'settings', 'cover', 'details']],
]

/** What is read from a text is free of controls and formulas, whatever was written. */
const clean = (text: string): string => plainLines(text).text
const cleaned = (value: unknown): unknown =>
  typeof value === 'string'
    ? clean(value)
    : Array.isArray(value)
      ? value.map(cleaned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
        : value

const isSurvey = (question: Question): boolean => {
  const own = exchanged(question)
  return (own.form === 'choice' && own.isSurvey === true) || (own.form === 'truth' && own.isTrue === null)
}

/** In which order pairs stand is of no meaning, nor is a spelling that stands twice. */
const asked = (question: Question) => {
  const own = exchanged(question)
  if (own.form === 'typed') return { ...own, accepted: [...new Set(own.accepted)] }
  return own.form === 'pairs' ? { ...own, pairs: own.pairs.map((pair) => pair.join(' → ')).sort() } : own
}

/** The answer of what was read, in the form in which it was written. */
const answerOf = (sent: ImportedQuestion['sent']): unknown => asked(numbered(AuthoredQuestion.parse(sent), 'question'))

const contentOf = async (name: unknown, quiz?: ImportedQuiz): Promise<string | null> => {
  if (typeof name !== 'string') return null
  const bytes = quiz === undefined ? await testMedia(name) : quiz.media?.get(name)
  return new TextDecoder().decode(bytes)
}

/** What a format keeps of a question, and the same of what was read again. */
const compared = async (question: Question, back: ImportedQuestion, quiz: ImportedQuiz, loses: readonly Loss[]) => {
  const { sent } = back
  if (sent === undefined) throw new Error(`left out: ${JSON.stringify(back)}`)
  const has = (loss: Loss) => !loses.includes(loss)
  const timed = isTimed(question)
  const wanted = {
    title: clean(question.questionTitle),
    explanation: question.answerContent && clean(question.answerContent),
    ...(has('media') && {
      media: [await contentOf(question.questionImage), await contentOf(question.answerImage)],
      alt: question.questionImageAlt && clean(question.questionImageAlt),
    }),
    ...(has('times') && timed && { timer: question.timerS }),
    ...(has('points') && timed && { points: question.maxPoints }),
  }
  const found = {
    title: sent.questionTitle,
    explanation: sent.answerContent,
    ...(has('media') && {
      media: [await contentOf(sent.questionImage, quiz), await contentOf(sent.answerImage, quiz)],
      alt: sent.questionImageAlt,
    }),
    ...(has('times') && timed && { timer: sent.timer }),
    ...(has('points') && timed && { points: sent.maxPoints }),
  }
  return { wanted, found }
}

test.each(FORMATS)('EX51 what comes back from %s is what it says it keeps: all but %j', async (format, loses) => {
  await fc.assert(
    fc.asyncProperty(randomQuiz, async (quiz) => {
      const file = await writeQuizzes(format, [quiz], testMedia)
      const [reading] = await readFiles([{ name: file.name, bytes: file.bytes }])
      if (reading === undefined || 'refusal' in reading) throw new Error(JSON.stringify(reading))
      const [back, ...more] = reading.quizzes
      if (back === undefined) throw new Error('no quiz')
      expect([more, back.name]).toEqual([[], clean(quiz.name)])
      expect(keptBy(format, [quiz])).toMatchObject({ slides: quiz.questions.length, kept: quiz.questions.length })
      for (const [place, question] of quiz.questions.entries()) {
        const read = back.questions[place]
        if (read === undefined) throw new Error(`question ${place} is missing`)
        const { wanted, found } = await compared(question, read, back, loses)
        expect(found).toEqual(wanted)
        if (!isSurvey(question) || !loses.includes('surveys'))
          expect(cleaned(answerOf(read.sent))).toEqual(cleaned(asked(question)))
      }
    }),
    { numRuns: 60 },
  )
})
