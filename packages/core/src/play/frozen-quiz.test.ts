import { expect, test } from 'vitest'
import { accepts, judge, mixing } from '../questions/index.ts'
import { ALL_TYPES, ALL_TYPES_QUIZ, playedQuiz, rightAnswer, wrongAnswer } from '../testing/index.ts'
import { frozenQuestion, quizIn } from './frozen-quiz.ts'

const aliasesOf = (seed: string): string[] => {
  const { quiz } = quizIn(playedQuiz(ALL_TYPES_QUIZ, seed))
  return [quiz.alias, ...quiz.questions.map(({ questionId }) => questionId), ...Object.keys(quiz.media)]
}

test('RM2 QT14 one seed gives the same aliases and shuffles each time, another seed none of them', () => {
  const frozen = quizIn(playedQuiz(ALL_TYPES_QUIZ, 'one')).quiz
  expect(quizIn(playedQuiz(ALL_TYPES_QUIZ, 'one')).quiz).toEqual(frozen)
  const [own, others] = [aliasesOf('one'), aliasesOf('another')]
  expect(new Set([...own, ...others]).size).toBe(own.length + others.length)
  for (const alias of own) expect(alias).toMatch(/^[0-9a-f]{32}(\.png)?$/)
})

test('RM2 QU21 mixed choices come in every order', () => {
  const questions = ALL_TYPES.filter(({ questionType }) => questionType === 'MCQ').map(mixing)
  const orders = Array.from({ length: 200 }, (_, seed) => {
    const question = frozenQuestion({ source: { ...ALL_TYPES_QUIZ, questions }, seed: `seed ${seed}` }, 0)
    return question?.questionType === 'MCQ' ? question.choices.join() : ''
  })
  expect(new Set(orders).size).toBe(24)
})

test.each(ALL_TYPES.map((question, place) => [question.questionType, place, question] as const))(
  'QT16 what answers a question does not depend on how it is shuffled: %s at %i',
  (_, place, question) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const frozen = frozenQuestion({ source: ALL_TYPES_QUIZ, seed: String(seed) }, place)
      if (frozen === undefined) throw new Error('no such question')
      for (const answer of [rightAnswer(question), rightAnswer(frozen), wrongAnswer(frozen), '', 'no such answer']) {
        if (answer === undefined) continue
        expect(accepts(frozen, answer)).toBe(accepts(question, answer))
        expect(judge(frozen, answer)).toBe(judge(question, answer))
      }
    }
  },
)
