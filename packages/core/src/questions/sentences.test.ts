import { expect, test } from 'vitest'
import { questionSentence } from './sentences.ts'

test.each([
  ['questionTitle', 'Question: Field cannot be empty'],
  ['correctAnswer', 'Answer: Field cannot be empty'],
  ['answer3', 'Answer: Field cannot be empty'],
  ['answerChoices', 'Option: Field cannot be empty'],
  ['leftoption2', 'Option: Field cannot be empty'],
  ['tolerance', 'Tolerance: Field cannot be empty'],
])('AU3 an empty %s is told: %s', (field, sentence) => {
  expect(questionSentence({ code: 'too_small', origin: 'string', minimum: 1, input: '', path: [field] })).toBe(sentence)
})
