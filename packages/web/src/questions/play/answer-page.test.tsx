import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answerData, question } from '../../room-connection/testing/fixtures.ts'
import { AnswerPage } from './answer-page.tsx'

afterEach(cleanup)

const show = (changes: Partial<typeof answerData>) =>
  render(
    <AnswerPage
      question={question}
      answer={{ ...answerData, ...changes }}
      points={0}
      totalScore={0}
      mediaUrl={(name) => name}
    />,
  )

test('WR36 a player without an answer is told whether the time was up or the host ended the question', () => {
  show({ playerAnswer: '' })
  expect(screen.getByText('The time was up before you chose.')).toBeDefined()
  cleanup()
  show({ playerAnswer: '', endedEarly: true })
  expect(screen.getByText('The question was ended before you chose.')).toBeDefined()
})

test('WR37 a survey tells no points', () => {
  show({ isSurvey: true })
  expect(screen.queryByText('Points')).toBeNull()
  cleanup()
  show({})
  expect(screen.getByText('Points')).toBeDefined()
})
