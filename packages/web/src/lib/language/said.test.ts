import { afterEach, expect, test } from 'vitest'
import { speak } from '../text/translate.ts'
import { said } from './said.ts'

const ARABIC = {
  refusals: {
    'quiz/not-found': 'لا يوجد هذا الاختبار.',
    'quiz/taken-down/reason': 'أُزيل الاختبار: {{reason}}',
    'budget/rooms/wait_two': 'حاول بعد دقيقتين.',
    'budget/rooms/wait_other': 'حاول بعد {{count}} دقيقة.',
    'field/empty': '{{label}}: مطلوب',
    'label/Username': 'اسم المستخدم',
  },
}
afterEach(() => speak('en', []))

test.each([
  ['quiz/not-found', 'لا يوجد هذا الاختبار.'],
  ['quiz/taken-down/reason?reason=a%20%26%20b', 'أُزيل الاختبار: a & b'],
  ['budget/rooms/wait?count=2', 'حاول بعد دقيقتين.'],
  ['field/empty?label=Username', 'اسم المستخدم: مطلوب'],
  ['field/empty?label=%D8%B1%D9%85%D8%B2', 'رمز: مطلوب'],
  ['quiz/last-question', 'The English one.'],
])('LG20 what the server refuses with by %s is said in the language in use, or as it came', (says, sentence) => {
  expect(said(says, 'The English one.')).toBe('The English one.')
  speak('ar', [ARABIC])
  // What is filled in is isolated from the words around it, which run the other way.
  expect(said(says, 'The English one.').replaceAll(/[\u2068\u2069]/g, '')).toBe(sentence)
})
