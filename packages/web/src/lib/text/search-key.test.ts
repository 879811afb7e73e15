import { expect, test } from 'vitest'
import { isFoundIn } from './search-key.ts'

test.each([
  ['Été à la plage', 'ETE'],
  ['São Paulo', ' sao '],
  ['الأرضُ', 'الارض'],
  ['مـحمد', 'محمد'],
  ['सड़क', 'सडक'],
  ['বাড়ি', 'বাডি'],
])('LG33 a search in the browser finds %s by %s', (text, search) => {
  expect(isFoundIn(['Other', text], search)).toBe(true)
  expect(isFoundIn(['Other'], search)).toBe(false)
})
