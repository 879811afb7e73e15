import { afterEach, expect, test } from 'vitest'
import { speak } from '../../../lib/text/translate.ts'
import { failureText } from './failure-text.ts'

afterEach(() => speak('en', []))

const SAID = 'Your card was declined.'
const FAILED = 'भुगतान नहीं हो पाया।'

test('LG47 why a payment failed is said in the words of the provider in English alone', () => {
  expect(failureText(SAID)).toBe(SAID)
  expect(failureText(undefined)).toBe('The payment failed. Nothing was charged.')
  speak('hi', [{ pricing: { checkout: { failed: FAILED } } }])
  expect(failureText(SAID)).toBe(FAILED)
})
