import { expect, test, vi } from 'vitest'
import { keptWorkOf } from './kept-work.ts'

const at = (nowMs: number) => ({ storage: localStorage, nowMs: () => nowMs })

test('ED9 work is kept by account, quiz and slide, the last one first', () => {
  expect(keptWorkOf('maya', 'quiz-1', at(1)).keep('slide:a', { title: 'One' }, 3)).toBe(true)
  expect(keptWorkOf('maya', 'quiz-1', at(2)).keep('order', ['a'])).toBe(true)
  expect(keptWorkOf('maya', 'quiz-1').entries()).toEqual([
    { slot: 'order', atMs: 2, basis: undefined, content: ['a'] },
    { slot: 'slide:a', atMs: 1, basis: 3, content: { title: 'One' } },
  ])
  expect(keptWorkOf('maya', 'quiz-2').entries()).toEqual([])
  expect(keptWorkOf('omar', 'quiz-1').entries()).toEqual([])
  keptWorkOf('maya', 'quiz-1').forget('slide:a')
  expect(keptWorkOf('maya', 'quiz-1').entries()).toHaveLength(1)
})

test('ED9 what another version wrote, or nobody can read, is left out', () => {
  const kept = keptWorkOf('maya', 'quiz-1', at(1))
  kept.keep('slide:a', 1)
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(key, '{"version":0,"atMs":1,"content":1}')
  localStorage.setItem(`${key}b`, '{broken')
  expect(kept.entries()).toEqual([])
})

test('ED9 some dozens are kept: the oldest of other quizzes make room, those of this one never', () => {
  for (let index = 0; index < 48; index += 1) keptWorkOf('maya', `quiz-${index}`, at(index)).keep('slide:a', index)
  expect(keptWorkOf('maya', 'new', at(99)).keep('slide:a', 1)).toBe(true)
  expect(keptWorkOf('maya', 'quiz-0').entries()).toEqual([])
  expect(keptWorkOf('maya', 'quiz-1').entries()).toHaveLength(1)
  localStorage.clear()
  const own = keptWorkOf('maya', 'quiz-1', at(1))
  const taken = Array.from({ length: 49 }, (_, index) => own.keep(`slide:${index}`, index))
  expect(taken.filter(Boolean)).toHaveLength(48)
  expect(own.keep('slide:0', 'again')).toBe(true)
})

test('ED14 a device that takes nothing says so, and so does an unknown account', () => {
  expect(keptWorkOf(undefined, 'quiz-1').keep('slide:a', 1)).toBe(false)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keptWorkOf('maya', 'quiz-1').keep('slide:a', 1)).toBe(false)
  full.mockRestore()
})
