import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PlayerShell } from '../questions/player-shell.tsx'
import { renderScreen } from '../testing/screen-test.tsx'
import { loadReading } from './load-reading.ts'
import { ReadingButton } from './reading-button.tsx'

vi.mock('./load-reading.ts', async (original) => {
  const { loadReading: load } = await original<typeof import('./load-reading.ts')>()
  return { loadReading: vi.fn(load) }
})

const voice = Object.assign(new EventTarget(), {
  said: [] as string[],
  getVoices: () => [{ lang: 'en-US', localService: true, default: true }],
  cancel: () => voice.said.push('(stops)'),
  speak: ({ text }: { text: string }) => voice.said.push(text),
})

beforeEach(() => {
  voice.said = []
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
})

const QUESTION = {
  questionId: 'q1',
  questionType: 'TRF',
  questionTitle: 'Is the Moon a planet?',
  imageName: null,
  answerChoices: ['True', 'False'],
} as const

/** A question that a press ends, as its time would. */
const Played = () => {
  const [isOver, setOver] = useState(false)
  if (isOver) return <h1>Not quite</h1>
  return (
    <>
      <ReadingButton />
      <PlayerShell
        question={{ ...QUESTION, answerChoices: [...QUESTION.answerChoices] }}
        locked={null}
        pending={false}
        disabled={false}
        onAnswer={() => {}}
        mediaUrl={() => ''}
      />
      <button type="button" onClick={() => setOver(true)}>
        Time passes
      </button>
    </>
  )
}

const openDialog = async () => {
  renderScreen(<Played />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Text and reading' }))
  await screen.findByRole('dialog', { name: 'Text and reading' })
  return user
}
const close = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' }))

test('RA16 where the button went with its question, the heading of what came has the focus', async () => {
  const user = await openDialog()
  await user.click(screen.getByRole('button', { name: 'Time passes' }))
  expect(screen.getByRole('dialog', { name: 'Text and reading' })).toBeDefined()
  await close(user)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Not quite' })))
})

test('RA17 a question is read once the choice of that is closed, and what is read ends when it is opened again', async () => {
  const user = await openDialog()
  await user.click(screen.getByRole('radio', { name: 'Every question' }))
  expect(voice.said.at(-1)).toBe('Questions are read like this.')
  expect(voice.said).not.toContain(QUESTION.questionTitle)
  await close(user)
  await waitFor(() => expect(voice.said).toContain(QUESTION.questionTitle))
  await user.click(screen.getByRole('button', { name: 'Text and reading' }))
  await waitFor(() => expect(voice.said.at(-1)).toBe('(stops)'))
})

test('RA18 where it cannot be loaded a sentence says so, and a further press tries again', async () => {
  vi.mocked(loadReading).mockRejectedValueOnce(new TypeError('no line'))
  renderScreen(<Played />)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Text and reading' })
  await user.click(button)
  await screen.findByText(/^No connection/u)
  expect(screen.getByRole('heading', { name: QUESTION.questionTitle })).toBeDefined()
  await user.click(button)
  await screen.findByRole('dialog', { name: 'Text and reading' })
})
