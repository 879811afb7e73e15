import { expect, test } from 'vitest'
import { coverFinder } from './suiting-covers.ts'

const cover = (name: string, ...topics: string[]) => ({ address: `${name}.png`, name, topics })
const find = coverFinder([
  cover('Brain Teasers', 'puzzles', 'riddle'),
  cover('Rivers of India', 'rivers', 'ganga'),
  cover('Birds of India', 'birds', 'nests'),
  cover('Fair Shares: Fractions', 'fractions', 'halves'),
  cover('Life on the Reef', 'coral reefs', 'sea animals', 'fish'),
])
const namesFor = (quizName: string, quizDescription = '') => {
  const { covers, best } = find({ quizName, quizDescription })
  return { first: covers.slice(0, 2).map(({ name }) => name), best: best?.name }
}

test.each([
  ['Fishes of the reef', 'Life on the Reef'],
  ['FRACTION, class 5A', 'Fair Shares: Fractions'],
  ['Indian nests', 'Birds of India'],
  ['Halves and quarters', 'Fair Shares: Fractions'],
  // Two are about India, one about rivers.
  ['A river in India', 'Rivers of India'],
])('ED33 for "%s" the drawing of "%s" is the best', (quizName, name) => {
  expect(namesFor(quizName)).toMatchObject({ best: name, first: [name, expect.anything()] })
})

test('ED33 the description counts too, and less than the name', () => {
  expect(namesFor('Week 7', 'Riddles for Friday').best).toBe('Brain Teasers')
  expect(namesFor('Birds', 'Riddles for Friday').first).toEqual(['Birds of India', 'Brain Teasers'])
})

test.each(['', 'My class test of this week', 'Unit 3', 'परीक्षा'])(
  'ED33 for "%s" no drawing suits, and they stay as they stood',
  (quizName) => {
    expect(namesFor(quizName)).toEqual({ best: undefined, first: ['Brain Teasers', 'Rivers of India'] })
  },
)
