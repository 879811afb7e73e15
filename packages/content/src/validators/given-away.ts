import { fold } from '@quokka/core/questions'
import type { Entry, Validator } from './entry.ts'
import { byQuiz, isOfType, offeredTexts, rightTexts } from './entry.ts'

const wordsOf = (texts: readonly string[]): string => ` ${fold(texts.join(' ')).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `

const shownBy = (entry: Entry): string =>
  wordsOf([
    entry.question.questionTitle,
    entry.question.questionImageAlt ?? '',
    ...(isOfType(entry, 'NQS') ? [entry.question.answerContent ?? ''] : []),
    ...offeredTexts(entry),
  ])

/** What is to be typed is shown nowhere else in the quiz, whose questions may come in any order, nor in its own question. Rule CO16. */
export const givenAway: Validator = (entries) =>
  byQuiz(entries).flatMap((quiz) => {
    const shown = quiz.map((entry) => ({ entry, words: shownBy(entry) }))
    return quiz
      .filter((entry) => isOfType(entry, 'FIB', 'CNT'))
      .flatMap((typed) => {
        const key = wordsOf(rightTexts(typed).slice(0, 1))
        return shown
          .filter(({ words }) => words.includes(key))
          .map(({ entry }) => `${typed.question.questionId}: its answer stands in ${entry.question.questionId}`)
      })
  })
