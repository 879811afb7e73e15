import { expect, test } from 'vitest'
import { askedChoice } from './asked-choice.ts'
import { mixedIn } from './mixed-in.ts'
import { saidPlaces } from './said-places.ts'
import { secondsOf } from './seconds.ts'

const FOUR = ['Mercury', 'Venus', 'Mars', 'Jupiter']

test.each<[string, number[]]>([
  ['2', [1]],
  ['1,3', [0, 2]],
  ['1;3', [0, 2]],
  ['1.3', [0, 2]],
  ['1 and 3', [0, 2]],
  // A spreadsheet made a day of 1.3.
  ['2026-03-01', [2, 0]],
  ['B', [1]],
  ['(b)', [1]],
  ['a, d', [0, 3]],
  ['ख', [1]],
  ['B. Venus', [1]],
  ['Option 3', [2]],
  ['venus', [1]],
  ['Venus; Mars', [1, 2]],
  ['6', []],
  ['B. Mars', []],
  ['Pluto', []],
  ['', []],
])('EX7 what a file says is right is found by number, letter or text: %j', (said, places) => {
  expect(saidPlaces(said, FOUR)).toEqual(places)
})

test('EX7 a text that is an option is no letter of another, and a number is a place before it is a text', () => {
  expect(saidPlaces('A', ['B', 'A', 'C', 'D'])).toEqual([1])
  expect(saidPlaces('2', ['4', '3', '2', '1'])).toEqual([1])
  expect(saidPlaces('9', ['7', '8', '9', '10'])).toEqual([2])
  expect(saidPlaces('0', FOUR, 0)).toEqual([0])
})

test.each([
  [['True', 'False', '', ''], 0, true],
  [['falsch', 'richtig'], 0, false],
  [['सही', 'गलत'], 1, false],
  [['ঠিক', 'ভুল'], 0, true],
  [['சரி', 'தவறு'], 0, true],
  [['ఒప్పు', 'తప్పు'], 1, false],
  [['बरोबर', 'चूक'], 0, true],
  [['صح', 'خطأ'], 0, true],
  [['certo', 'errado'], 1, false],
])('EX8 two options that say true and false are a statement: %j', (texts, place, isTrue) => {
  expect(askedChoice({ texts, right: [place] })).toEqual({ answer: { form: 'truth', isTrue } })
})

test('EX8 a statement without a right answer is no survey, but needs its author', () => {
  expect(askedChoice({ texts: ['True', 'False'], right: [] })).toMatchObject({ needs: [{ code: 'noRightAnswer' }] })
})

test('EX9 a right option stands among wrong ones at a place that is the same each time', () => {
  const places = ['Tokyo', 'Oslo', 'Rome', 'Paris', 'Lima', 'Bern'].map(
    (right) => mixedIn(right, ['a', 'b', 'c']).right[0],
  )
  expect(new Set(places).size).toBeGreaterThan(1)
  expect(mixedIn('Tokyo', ['a', 'b', 'c'])).toEqual(mixedIn('Tokyo', ['a', 'b', 'c']))
})

test.each([
  ['20', 20],
  ['20 sec', 20],
  ['2 min', 120],
  ['1:30', 90],
  ['0,5', 0.5],
  ['soon', undefined],
])('EX9 a time is read as people write it: %j', (text, timeS) => {
  expect(secondsOf(text)).toBe(timeS)
})
