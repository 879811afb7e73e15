import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { noneAsNull, textOrNone } from './none-text.ts'

test('an explanation is read back as it was, and the word None as no explanation', () => {
  const explanation = fc.option(fc.string({ minLength: 1 }).filter((text) => text !== 'None'))
  fc.assert(
    fc.property(explanation, (text) => {
      expect(noneAsNull(textOrNone(text))).toBe(text)
    }),
  )
  expect([noneAsNull('None'), noneAsNull('')]).toEqual([null, null])
})
