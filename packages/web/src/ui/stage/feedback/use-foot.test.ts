import { expect, test } from 'vitest'
import { footHeight } from './use-foot.ts'

const box = (top: number, bottom: number) =>
  ({ getBoundingClientRect: () => ({ top, bottom, height: bottom - top }) }) as Element

test.each([
  ['a foot', [box(700, 800)], 100],
  ['the taller of two', [box(700, 800), box(640, 800)], 160],
  ['nothing', [], 0],
  ['a footer further down the page', [box(900, 1_000)], 0],
  ['a footer in the middle', [box(500, 560)], 0],
  ['a drawer as high as the window', [box(0, 800)], 0],
])('WB18 a toast keeps above %s', (_, feet, height) => {
  expect(footHeight(feet, 800)).toBe(height)
})
