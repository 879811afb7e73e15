import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { expect, test } from 'vitest'
import { findabilityOf, tagsLeftOut } from './findability.ts'

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

test('IM44 the report knows every tag of which no key word becomes', () => {
  const long = 'x'.repeat(QUIZ_LIMITS.keyWordCharacters + 1)
  const many = Array.from({ length: QUIZ_LIMITS.keyWordsPerQuiz + 2 }, (_, number) => `tag ${number}`)
  expect(tagsLeftOut([{ tags: ['moons', ' moons', ''] }, {}])).toEqual([])
  expect(tagsLeftOut([{ tags: [long, ...many] }])).toEqual([long, ...many.slice(-2)])
  expect(tagsLeftOut([{ tags: many.slice(0, 10) }, { tags: many.slice(8) }])).toEqual(many.slice(-2))
})
