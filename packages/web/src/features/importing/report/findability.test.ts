import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { expect, test } from 'vitest'
import { findabilityOf } from './findability.ts'

test('IM41 tags become key words, each once and as many as a quiz has; unknown subjects, languages and long tags are left out', () => {
  const tags = [' moons', 'moons', '', 'x'.repeat(QUIZ_LIMITS.keyWordCharacters + 1)]
  expect(findabilityOf([{ subject: 'Alchemy', language: 'tlh', tags }])).toEqual({ keyWords: ['moons'] })
  const many = Array.from({ length: 50 }, (_, number) => `tag ${number}`)
  expect(findabilityOf([{ tags: many }]).keyWords).toEqual(many.slice(0, QUIZ_LIMITS.keyWordsPerQuiz))
  expect(findabilityOf([{}])).toEqual({})
})

test('IM42 one quiz made of several is found by what all of them say, and by the key words of each', () => {
  const moons = { subject: 'Science', language: 'en', classes: [4, 5], tags: ['moons'] } as const
  const stars = { ...moons, language: 'hi', tags: ['stars'] }
  const both = { subject: 'Science', classes: [4, 5], keyWords: ['moons', 'stars'] }
  expect(findabilityOf([moons, stars])).toEqual(both)
  expect(findabilityOf([moons, {}])).toEqual({ keyWords: ['moons'] })
})
