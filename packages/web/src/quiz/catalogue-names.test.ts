import { afterEach, expect, test } from 'vitest'
import { speak } from '../lib/text/translate.ts'
import { categoryNameOf, hostedName, mixName, subjectName } from './catalogue-names.ts'

const German = {
  catalogue: {
    subjects: { 'Art and music': 'Kunst und Musik' },
    categories: { animals: 'Tiere', nature: 'Natur', space: 'Weltraum', food: 'Essen' },
    mix: '{{first}}, {{second}} und {{count}} weitere',
  },
}
const named = (...ids: string[]) => ids.map((categoryId) => ({ categoryId, categoryName: `their ${categoryId}` }))
const drawn = (ids: string) => hostedName({ quizId: `interest:${ids}`, quizName: 'As it was called' })

afterEach(() => speak('en', []))

test('LG52 subjects and categories of the catalogue are said in the language of the screen, others as they are called', () => {
  speak('de', [German])
  expect(subjectName('Art and music')).toBe('Kunst und Musik')
  expect(subjectName('Woodwork')).toBe('Woodwork')
  expect(named('animals', 'trains').map(categoryNameOf)).toEqual(['Tiere', 'their trains'])
})

test.each([
  ['en', 'Animals', 'Animals, Nature and Space', 'Animals, Nature and 2 more'],
  ['de', 'Tiere', 'Tiere, Natur und Weltraum', 'Tiere, Natur und 2 weitere'],
] as const)('LG53 in %s a quiz of categories is called %j, %j or %j', (language, one, three, four) => {
  speak(language, language === 'de' ? [German] : [])
  expect(mixName(named('animals'))).toBe(one)
  expect(mixName(named('animals', 'nature', 'space'))).toBe(three)
  expect(mixName(named('animals', 'nature', 'space', 'food'))).toBe(four)
})

test('LG53 a game is called by the categories that its quiz was drawn from, and as it was where one of them is unknown', () => {
  speak('de', [German])
  expect(drawn('animals,nature;9 to 14')).toBe('Tiere und Natur')
  expect(drawn('animals,trains')).toBe('As it was called')
  expect(hostedName({ quizId: 'farm-friends', quizName: 'Farm Friends' })).toBe('Farm Friends')
})
