import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../../lib/text/translate.ts'
import '../../messages/stage.ts'
import { podium } from '../../room-connection/testing/fixtures.ts'
import { OwnResult } from './own-result.tsx'

afterEach(() => speak('en', []))

test('LG32 the rank title is said in the language in use', () => {
  speak('de', [{ questions: { play: { titles: { Whiz: 'Blitzmerker' } } } }])
  render(<OwnResult podium={{ ...podium, rankTitle: 'Whiz' }} surveys={0} name="Mia" avatar="avatar1" />)
  expect(screen.getByText('Blitzmerker')).toBeDefined()
})

test('QU22 the result says how many questions it counts: those with a right answer, and the surveys beside them', () => {
  const result = { ...podium, correctAnswers: 2, totalNoOfQuestions: 9 }
  const { rerender } = render(<OwnResult podium={result} surveys={1} name="Mia" avatar="avatar1" />)
  expect(screen.getByText(/correct/u).textContent).toBe('2 of 9 correct and 1 survey')
  rerender(<OwnResult podium={result} surveys={0} name="Mia" avatar="avatar1" />)
  expect(screen.getByText(/correct/u).textContent).toBe('2 of 9 correct')
})
