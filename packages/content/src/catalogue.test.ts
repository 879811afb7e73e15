import { readdirSync, readFileSync } from 'node:fs'
import { graphemes } from '@quokka/core/lib'
import { mediaKind } from '@quokka/core/media'
import type { Question } from '@quokka/core/questions'
import { fold, judge, playerView, solution } from '@quokka/core/questions'
import { expect, test } from 'vitest'
import { fileKind } from '../scripts/pictures/file-kind.ts'
import { PICTURES_FOLDER, readCategories, readQuizzes } from './catalogue.ts'

const quizzes = readQuizzes()
const questions = quizzes.flatMap((quiz) => quiz.questions().map((question) => ({ quiz: quiz.quizId, question })))

test('CO2 every category that a quiz names is in the list, and none is empty', () => {
  const listed = readCategories().map((category) => category.categoryId)
  expect(new Set(quizzes.flatMap((quiz) => quiz.categories))).toEqual(new Set(listed))
})

test('CO3 no two choices of a question are equal, and the marked answer is among them', () => {
  const choiceLists = (question: Question): string[][] => {
    const { answerChoices } = playerView(question)
    return answerChoices.every((choice) => typeof choice === 'string')
      ? [answerChoices as string[]]
      : (answerChoices as string[][])
  }
  for (const { quiz, question } of questions) {
    for (const list of choiceLists(question)) {
      expect(new Set(list.map(fold)).size, `${quiz}: ${question.questionTitle}`).toBe(list.length)
    }
    for (const right of solution(question).slice(0, 1)) {
      const answer = typeof right === 'string' ? right : undefined
      const isOneChoice = answer !== undefined && choiceLists(question)[0]?.includes(answer) && !('offered' in question)
      if (isOneChoice) expect(judge(question, answer), question.questionTitle).toBe('right')
    }
  }
})

test('CO4 a typed answer is made of letters and single spaces, its alternatives fit the same boxes, and the title does not tell it', () => {
  for (const { quiz, question } of questions) {
    if (!('accepted' in question)) continue
    const [first = '', ...others] = question.accepted
    expect(first, quiz).toMatch(/^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u)
    for (const other of others) expect(graphemes(other).length, `${quiz}: ${other}`).toBe(graphemes(first).length)
    expect(fold(question.questionTitle).split(/[^\p{L}\p{M}]+/u), quiz).not.toContain(fold(first))
  }
})

test('CO5 every picture and sound that is named exists, none lies there unnamed, and the notice says where each is from', () => {
  const named = new Set([
    ...readCategories().map(({ image }) => image),
    ...quizzes.map(({ quizImage }) => quizImage),
    ...questions.flatMap(({ question }) => [question.questionImage ?? [], question.answerImage ?? []].flat()),
  ])
  const there = readdirSync(PICTURES_FOLDER)
  expect([...named].filter((name) => !there.includes(name))).toEqual([])
  const drawings = new Set(there.filter((name) => name.endsWith('.svg')).map((name) => name.replace('.svg', '.png')))
  const unnamed = there.filter((name) => mediaKind(name) !== undefined && !named.has(name) && !drawings.has(name))
  expect(unnamed).toEqual([])
  const notice = readFileSync(new URL('NOTICE.md', PICTURES_FOLDER), 'utf8')
  const words = new Set(there.filter((name) => fileKind(name) === 'recipe').map((name) => name.split('_')[0]))
  for (const word of words) expect(notice, `${word}_`).toMatch(new RegExp(`\`${word}_?\``, 'u'))
  const byHand = there.filter((name) => fileKind(name) === 'drawn' && name.endsWith('.png'))
  expect(byHand.filter((name) => !drawings.has(name))).toEqual([])
})
