import { existsSync } from 'node:fs'
import { AGE_GROUPS } from '@quokka/core/accounts'
import type { Question } from '@quokka/core/questions'
import { fold, judge, playerView, solution } from '@quokka/core/questions'
import { expect, test } from 'vitest'
import { PICTURES_FOLDER, readCategories, readQuizzes } from './catalogue.ts'

const quizzes = readQuizzes()
const questions = quizzes.flatMap((quiz) => quiz.questions().map((question) => ({ quiz: quiz.quizId, question })))

test('CO1 the catalogue holds at least 40 quizzes of 8 to 12 slides in at least 10 categories, for all age groups, with at least seven types of questions', () => {
  expect(quizzes.length).toBeGreaterThanOrEqual(40)
  for (const quiz of quizzes) {
    expect(quiz.slides.length, quiz.quizId).toBeGreaterThanOrEqual(8)
    expect(quiz.slides.length, quiz.quizId).toBeLessThanOrEqual(12)
  }
  expect(new Set(quizzes.flatMap((quiz) => quiz.categories)).size).toBeGreaterThanOrEqual(10)
  expect(new Set(quizzes.map((quiz) => quiz.ageGroup))).toEqual(new Set(AGE_GROUPS))
  expect(new Set(questions.map(({ question }) => question.questionType)).size).toBeGreaterThanOrEqual(7)
})

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
    expect(first, quiz).toMatch(/^\p{L}+(?: \p{L}+)*$/u)
    for (const other of others) expect(other.length, `${quiz}: ${other}`).toBe(first.length)
    expect(fold(question.questionTitle).split(/[^\p{L}]+/u), quiz).not.toContain(fold(first))
  }
})

test('CO5 every picture that a quiz names exists', () => {
  for (const quiz of quizzes) {
    const names = [
      quiz.quizImage,
      ...quiz.questions().flatMap((question) => [question.questionImage, question.answerImage]),
    ]
    for (const name of names) {
      if (name !== null) expect(existsSync(new URL(name, PICTURES_FOLDER)), `${quiz.quizId}: ${name}`).toBe(true)
    }
  }
})

test('CO6 25 quizzes are open to the free plan, and most scored questions carry an explanation', () => {
  expect(quizzes.filter((quiz) => quiz.tier === 'free').length).toBe(25)
  const explained = questions.filter(({ question }) => question.answerContent !== null).length
  expect(explained / questions.length).toBeGreaterThan(0.8)
})
