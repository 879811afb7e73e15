import { afterEach, expect, test } from 'vitest'
import { readingKey } from './reading-key.ts'

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test('LG40 where one reads from right to left, the left arrow key leads on', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home']
  expect(keys.map(readingKey)).toEqual(keys)
  document.documentElement.dir = 'rtl'
  expect(keys.map(readingKey)).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home'])
})
