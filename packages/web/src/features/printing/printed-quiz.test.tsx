import type { QuizRead } from '@quokka/contract/http'
import { questionRead } from '@quokka/contract/http'
import { exampleOf } from '@quokka/core/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { PrintedQuiz } from './printed-quiz.tsx'

const quiz: QuizRead = {
  quizId: 'space',
  quizName: 'Space',
  quizDescription: '',
  ageGroup: '9 to 14',
  quizImage: '',
  quizType: 'Private',
  statusCode: 'PUB',
  createdOn: '2026-11-01T10:00:00Z',
  editedOn: '2026-11-02T10:00:00Z',
  isOwner: true,
  isPublic: true,
  teamCount: 0,
  classes: [4, 5],
  questionIds: [],
  questions: [questionRead('space', { question: exampleOf('TRF'), revision: 1 }, 0)],
  revision: 1,
}
const print = (changes: Partial<QuizRead> = {}) => {
  cleanup()
  renderInStudio(<PrintedQuiz quiz={{ ...quiz, ...changes }} />, '/print/space')
}

test('XM23 the key of a published quiz has a code of its page, and the sheet says the classes that are said', () => {
  print()
  expect(screen.getByTitle(`Opens ${location.host}/quiz/space`)).toBeDefined()
  expect(screen.getByText('Classes 4 and 5')).toBeDefined()
  print({ statusCode: 'DRF', classes: [] })
  expect(screen.queryByText('Play it live instead')).toBeNull()
  expect(screen.queryByText(/^Class(es)? \d/u)).toBeNull()
  print({ takenDownReason: 'Rude' })
  expect(screen.queryByText('Play it live instead')).toBeNull()
})
