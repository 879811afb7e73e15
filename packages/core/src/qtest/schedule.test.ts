import { expect, test } from 'vitest'
import { isEntryComplete, windowAt } from './schedule.ts'
import {
  additionalFieldNames,
  asksTooMuch,
  defaultWindow,
  tooManyFields,
  WINDOW_FAULTS,
  windowFault,
} from './schedule-rules.ts'

const YEAR_MS = 366 * 86_400_000

test.each([
  [{ startMs: 10, endMs: 20 }, undefined],
  [{ startMs: 1, endMs: 6 }, undefined],
  [{ startMs: 20, endMs: 20 }, 'End Date must be greater than Start Date and Time.'],
  [{ startMs: 3, endMs: 2 }, 'End Date must be greater than Start Date and Time.'],
  [{ startMs: 1, endMs: 5 }, 'End Date must be greater than Current Date and Time.'],
  [{ startMs: 5, endMs: 5 + YEAR_MS }, undefined],
  [{ startMs: 5 + YEAR_MS, endMs: 5 + 2 * YEAR_MS }, undefined],
  [{ startMs: 5, endMs: 6 + YEAR_MS }, 'A QTest can be open for a year at most.'],
  [{ startMs: 6 + YEAR_MS, endMs: 7 + YEAR_MS }, 'Start Date must be within a year from now.'],
])('QT1 of the window %j, chosen at 5, is said: %s', (window, sentence) => {
  const fault = windowFault(window, 5)
  expect(fault && WINDOW_FAULTS[fault]).toBe(sentence)
})

test('QT1 a schedule begins with a week from now on', () => {
  expect(defaultWindow(5)).toEqual({ startMs: 5, endMs: 5 + 7 * 86_400_000 })
  expect(windowFault(defaultWindow(5), 5)).toBeUndefined()
})

test.each([
  [9, 'YetToStart'],
  [10, 'Active'],
  [19, 'Active'],
  [20, 'Expired'],
])('QT2 at %i a window from 10 to 20 is %s', (nowMs, window) => {
  expect(windowAt({ startMs: 10, endMs: 20 }, nowMs)).toBe(window)
})

test.each([
  [['Class, Roll number'], ['Class', 'Roll number']],
  [
    [' Class ', '', ',,', 'class', 'Class'],
    ['Class', 'class'],
  ],
  [
    ['Na\u200Bme of\u202E school', 'a  \n b'],
    ['Na me of school', 'a b'],
  ],
  [['name', 'E-Mail', 'Player Name', 'playerEmail', '__proto__', 'constructor', 'House'], ['House']],
  [['x'.repeat(31)], ['x'.repeat(31)]],
])('QT3 the fields typed as %j are %j', (typed, names) => {
  expect(additionalFieldNames(typed)).toEqual(names)
})

test('QT3 ten fields may be asked for, eleven not', () => {
  const names = Array.from({ length: 11 }, (_, index) => `Field ${index}`)
  expect([tooManyFields(names.slice(1)), tooManyFields(names)]).toEqual([false, true])
})

test.each([
  ['Date of birth', true],
  ['D.O.B', true],
  ['Home address', true],
  ["Mother's mobile", true],
  ['Roll number', false],
  ['Class', false],
  ['Company', false],
])('QT4 whether %s asks for too much: %s', (name, isTooMuch) => {
  expect(asksTooMuch(name)).toBe(isTooMuch)
})

test.each([
  [{}, true],
  [{ name: ' ' }, false],
  [{ email: 'ann' }, false],
  [{ fields: { class: '5b' } }, false],
  [{ fields: { Class: ' ' } }, false],
])('QT5 with %j in place of what is asked one may proceed: %s', (change, mayProceed) => {
  const typed = { name: 'Ann', email: 'ann@example.org', fields: { Class: '5b' }, ...change }
  expect(isEntryComplete(typed, ['Class'])).toBe(mayProceed)
})
