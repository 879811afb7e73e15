import { expect, test } from 'vitest'
import { pastedOptions } from './pasted-options.ts'

const read = (pasted: string) => pastedOptions(pasted, 4, 60)

test.each([
  ['Mars\nVenus\nEarth\nMoon', null],
  ['A) Mars\nB) *Venus\nC) Earth\nD) Moon', 1],
  ['1. Mars\r\n2. Venus\r\n\r\n3. Earth (correct)\r\n4. Moon\r\n', 2],
  ['*(a) Mars\n(b) Venus\n(c) Earth\n(d) Moon', 0],
  ['• Mars\n• Venus\n• Earth\n• ✓ Moon', 3],
  ['* Mars\n* Venus\n* Earth\n* Moon ✔', 3],
  ['*Mars\n*Venus\nEarth\nMoon', null],
  ['[x] Mars\nVenus\nEarth\nMoon', 0],
])('SE31 a list in the spelling of %j is four answers, of which one may be marked', (pasted, marked) => {
  expect(read(pasted)).toEqual({ texts: ['Mars', 'Venus', 'Earth', 'Moon'], marked })
})

test('SE31 numbers stay where they are no list, and so does a star within a word', () => {
  expect(read('1.5 km\n2 km')).toEqual({ texts: ['1.5 km', '2 km'], marked: null })
  expect(read('3 * 4\n12')).toEqual({ texts: ['3 * 4', '12'], marked: null })
})

test('SE31 one line, five lines and a line that is too long are no answers', () => {
  expect(read('Mars')).toBeUndefined()
  expect(read('a\nb\nc\nd\ne')).toBeUndefined()
  expect(read(`Mars\n${'x'.repeat(61)}`)).toBeUndefined()
})
