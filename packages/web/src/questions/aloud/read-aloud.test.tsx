import type { QuestionType } from '@quokka/core/questions'
import { playerView, QUESTION_TYPES } from '@quokka/core/questions'
import { exampleOf } from '@quokka/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { QuestionToShow } from '../question-view.ts'
import { ReadAloud } from './read-aloud.tsx'
import { spokenQuestion } from './spoken-questions.ts'

/** The browser's voice: what it is told to say, and the end of what it says. */
const voice = Object.assign(new EventTarget(), {
  said: [] as { text: string; lang: string; end: () => void }[],
  cancelled: 0,
  languages: ['en-US', 'hi-IN'],
  getVoices: () => voice.languages.map((lang) => ({ lang, localService: true, default: false })),
  cancel: () => {
    voice.cancelled += 1
  },
  speak: (utterance: EventTarget & { text: string; lang: string }) => {
    const { text, lang } = utterance
    voice.said.push({ text, lang, end: () => utterance.dispatchEvent(new Event('end')) })
  },
})

beforeEach(() => {
  Object.assign(voice, { said: [], cancelled: 0, languages: ['en-US', 'hi-IN'] })
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    },
  )
  localStorage.setItem('reading', 'aloud')
})

const ask = (changes: Partial<QuestionToShow> = {}): QuestionToShow => ({
  questionId: 'q1',
  questionType: 'MCQ',
  questionTitle: 'Which planet has the most moons?',
  imageName: null,
  answerChoices: ['Jupiter', 'Saturn', 'Neptune', 'Mars'],
  ...changes,
})
const asked = (questionType: QuestionType): QuestionToShow =>
  ask({ questionType, ...playerView(exampleOf(questionType)) })
const said = () => voice.said.map(({ text }) => text)
const inAMoment = () => act(() => new Promise((passed) => setTimeout(passed)))

test.each(QUESTION_TYPES)('RA7 %s says its question, and then everything there is to answer with', (questionType) => {
  const question = asked(questionType)
  const [title, ...rest] = spokenQuestion(question).map(({ text }) => text)
  expect(title).toBe(question.questionTitle)
  const offered = question.answerChoices.flat()
  if (offered.length === 0) expect(rest.join(' ')).toMatch(/^Your answer: word of \d+ letters/u)
  else expect(rest.map((text) => text.replace(/^[A-D]: /u, ''))).toEqual(offered)
})

test('RA7 answers to choose from have their letters, a gap is said, and letters that are given too', () => {
  const texts = (question: QuestionToShow) => spokenQuestion(question).map(({ text }) => text)
  expect(texts(ask({ questionTitle: 'The ____ of Saturn' }))).toEqual([
    'The blank of Saturn',
    'A: Jupiter',
    'B: Saturn',
    'C: Neptune',
    'D: Mars',
  ])
})

test('RA8 a question is read in its own language, and what the screen says of it in the screen’s', async () => {
  const user = userEvent.setup()
  const question = { ...asked('FIB'), questionTitle: 'सबसे बड़ा ग्रह कौन-सा है?' }
  render(<ReadAloud question={question} isOpen />)
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  expect(voice.said.map(({ lang }) => lang)).toEqual(['hi-IN', 'en-US'])
})

test('RA13 a question whose language is known is read in it, whatever the screen’s letters are', async () => {
  voice.languages = ['en-US', 'de-DE']
  const user = userEvent.setup()
  render(
    <ReadAloud question={ask({ questionTitle: 'Welcher Planet hat die meisten Monde?', language: 'de' })} isOpen />,
  )
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  expect(new Set(voice.said.map(({ lang }) => lang))).toEqual(new Set(['de-DE']))
})

test('RA9 without a voice for its language a question has no button, until the browser tells its voices', () => {
  voice.languages = ['hi-IN']
  render(<ReadAloud question={ask()} isOpen />)
  expect(screen.queryByRole('button')).toBeNull()
  voice.languages = ['hi-IN', 'en-US']
  act(() => void voice.dispatchEvent(new Event('voiceschanged')))
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeDefined()
})

test('RA10 one press reads, the next one stops, and at the end it can be read again', async () => {
  const user = userEvent.setup()
  render(<ReadAloud question={ask()} isOpen />)
  await inAMoment()
  expect(said()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  expect(said()).toHaveLength(5)
  const before = voice.cancelled
  await user.click(screen.getByRole('button', { name: 'Stop reading' }))
  expect(voice.cancelled).toBeGreaterThan(before)
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  act(() => voice.said.at(-1)?.end())
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeDefined()
})

test('RA10 reading stops with an answer or the end of the time, with the next question, and when the page is left', async () => {
  const user = userEvent.setup()
  const { rerender, unmount } = render(<ReadAloud question={ask()} isOpen />)
  const stopsAt = async (change: () => void) => {
    await user.click(screen.getByRole('button', { name: 'Read aloud' }))
    const before = voice.cancelled
    change()
    expect(voice.cancelled).toBeGreaterThan(before)
  }
  await stopsAt(() => rerender(<ReadAloud question={ask()} isOpen={false} />))
  await stopsAt(() => rerender(<ReadAloud question={ask({ questionId: 'q2' })} isOpen />))
  await stopsAt(() => void window.dispatchEvent(new Event('pagehide')))
  await user.click(screen.getByRole('button', { name: 'Stop reading' }))
  await stopsAt(unmount)
})

test('RA11 where that was chosen, a question is read by itself as it opens, once, and none that cannot be answered', async () => {
  localStorage.setItem('reading', 'aloud-always')
  const { rerender } = render(<ReadAloud question={ask()} isOpen />)
  await inAMoment()
  expect(said()).toHaveLength(5)
  rerender(<ReadAloud question={ask()} isOpen={false} />)
  rerender(<ReadAloud question={ask()} isOpen />)
  await inAMoment()
  expect(said()).toHaveLength(5)
  rerender(<ReadAloud question={ask({ questionId: 'q2' })} isOpen={false} />)
  await inAMoment()
  expect(said()).toHaveLength(5)
  rerender(<ReadAloud question={ask({ questionId: 'q2' })} isOpen />)
  await inAMoment()
  expect(said()).toHaveLength(10)
})
