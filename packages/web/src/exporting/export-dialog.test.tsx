import type { Question } from '@quokka/core/questions'
import { ALL_TYPES, exampleOf } from '@quokka/core/testing'
import type { ExportedQuiz, WriteFormat } from '@quokka/formats'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { quizRead } from '../features/preview/testing/quiz-read.ts'
import { renderInStudio } from '../testing/in-studio.tsx'
import { answerCalls, refusal, sentence } from '../testing/screen-test.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { weigh, write } from './export-work.ts'
import { exportedQuiz } from './exported-quiz.ts'
import type { Exporter } from './exporter.ts'
import { workerExporter } from './exporter.ts'
import { readQuizzes } from './read-quizzes.ts'

/** Does here what the page leaves to a worker. */
const here = (): Exporter & { written: (readonly [WriteFormat, readonly ExportedQuiz[]])[] } => {
  const written: (readonly [WriteFormat, readonly ExportedQuiz[]])[] = []
  return {
    written,
    weigh: async (quizzes, formats) => weigh(quizzes, formats),
    write: async (quizzes, format, { onProgress }) => {
      written.push([format, quizzes])
      return write(quizzes, format, onProgress)
    },
  }
}

const saved: string[] = []
const catchDownloads = () => {
  saved.length = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
}

const open = (questions: readonly Question[], answers: Record<string, unknown> = {}, quizIds = ['quiz-1']) => {
  catchDownloads()
  const asked = answerCalls({ 'createquiz/getquiz': quizRead(questions), ...answers })
  const onClose = vi.fn()
  const exporter = here()
  renderInStudio(<ExportDialog quizIds={quizIds} onClose={onClose} exporter={exporter} />, '/library')
  return { asked, onClose, exporter, user: userEvent.setup() }
}

const line = (name: RegExp) => screen.findByRole('radio', { name })
const plain = ALL_TYPES.map((question) => ({ ...question, questionImage: null, answerImage: null }))

test('XM1 what leaves is what the quiz is: every field of every type', async () => {
  const settled = { ...exampleOf('FIB'), questionId: 'settled', exactSpelling: true as const }
  const { exporter } = open([...ALL_TYPES, settled])
  await waitFor(() => expect(exporter.written).toHaveLength(1))
  const [[format, [quiz]] = ['csv', []]] = exporter.written
  expect(format).toBe('own')
  expect(quiz).toMatchObject({ name: 'Space for the Curious', description: 'Planets and moons', ageGroup: '9 to 14' })
  expect(quiz?.questions).toEqual([...ALL_TYPES, settled])
})

test('XM22 a quiz leaves with its subject, language, classes and key words, and with none where nothing is said', () => {
  const said = { subject: 'Science', language: 'hi', classes: [4, 5] }
  const quiz = quizRead(plain)
  expect(exportedQuiz({ ...quiz, ...said, keyWords: ['moons'] })).toMatchObject({ ...said, tags: ['moons'] })
  for (const field of ['subject', 'language', 'classes', 'tags']) expect(exportedQuiz(quiz)).not.toHaveProperty(field)
})

test('XM2 each line says what its format keeps and loses of this very quiz', async () => {
  open(plain)
  const said = async (name: RegExp, words: RegExp) =>
    expect(await screen.findByRole('radio', { name, description: words })).toBeDefined()
  await said(/^Quokka Quiz .quokka$/, /^Keeps everything: .*Keeps all$/)
  await said(
    /^Kahoot's sheet .xlsx$/,
    new RegExp(`^Keeps \\d of ${plain.length} slides\\. Loses .*\\d of ${plain.length}$`),
  )
  expect(screen.getByText(`Space for the Curious · ${plain.length} slides`)).toBeDefined()
})

test('XM3 the file of one quiz is there before it is asked for: its button says its size, and saves it', async () => {
  const { user, onClose } = open(plain)
  await user.click(await screen.findByRole('button', { name: /^Download \d+ kB$/ }))
  expect(saved).toEqual([expect.stringMatching(/^Space for the Curious\./)])
  expect(await screen.findByText(/is in your downloads\.$/)).toBeDefined()
  expect(onClose).toHaveBeenCalledOnce()
})

test('XM3 another format writes its own file', async () => {
  const { user, exporter } = open(plain)
  await user.click(await line(/^Moodle/))
  await waitFor(() => expect(exporter.written.map(([format]) => format)).toEqual(['own', 'moodle']))
})

test('XM4 several quizzes are read one after the other, weighed together, and saved as one file', async () => {
  const { user, asked, exporter } = open(plain, {}, ['a', 'b', 'c'])
  expect(await screen.findByText(`3 quizzes · ${3 * plain.length} slides`)).toBeDefined()
  expect(asked.map(({ body }) => body)).toEqual([{ quizId: 'a' }, { quizId: 'b' }, { quizId: 'c' }])
  expect(screen.queryByRole('radio', { name: /^Print/ })).toBeNull()
  expect(exporter.written).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(exporter.written[0]?.[1]).toHaveLength(3)
})

test('XM4 a quiz that is not there any more is left out, and that is told', async () => {
  const gone = refusal('quiz/not-found', 'There is no such quiz.', 404)
  catchDownloads()
  const answers = [Response.json(quizRead(plain)), gone]
  vi.stubGlobal('fetch', async () => answers.shift())
  renderInStudio(<ExportDialog quizIds={['a', 'b']} onClose={() => {}} exporter={here()} />, '/library')
  expect(await screen.findByText(/^1 quiz could not be read and is left out\./)).toBeDefined()
})

test('XM4 where none can be read the dialog says so, and tries again', async () => {
  const { user, asked } = open(plain, { 'createquiz/getquiz': sentence('No.', 500) })
  expect(await screen.findByText('None of the quizzes could be read.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('XM5 a file is written in a worker, which ends with it or when it is stopped', async () => {
  const ended: string[] = []
  class StandIn extends EventTarget {
    postMessage({ format }: { format: WriteFormat }) {
      if (format === 'csv') return
      const file = { name: 'a.gift', type: 'text/plain', bytes: new Uint8Array(3), missing: [] }
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { is: 'written', file } })))
    }
    terminate() {
      ended.push('ended')
    }
  }
  vi.stubGlobal('Worker', StandIn)
  const stopping = new AbortController()
  const options = { signal: stopping.signal, onProgress: () => {} }
  expect(await workerExporter.write([], 'gift', options)).toMatchObject({ name: 'a.gift' })
  const written = workerExporter.write([], 'csv', options)
  stopping.abort()
  expect(await written).toBeUndefined()
  expect(ended.length).toBeGreaterThanOrEqual(2)
})

test('XM6 where a minute allows no more, the same quiz is asked for again later', async () => {
  vi.useFakeTimers()
  const answers = [new Response('', { status: 429 }), Response.json(quizRead([exampleOf('MCQ')]))]
  vi.stubGlobal('fetch', async () => answers.shift())
  const counts: number[] = []
  const reading = readQuizzes(['a'], { signal: new AbortController().signal, onRead: (count) => counts.push(count) })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await reading).toMatchObject({ unread: 0 })
  expect(counts).toEqual([1])
})

test('XM7 a medium that cannot be had is told, and the file is saved without it', async () => {
  const { user } = open(ALL_TYPES.slice(0, 1))
  await user.click(await screen.findByRole('button', { name: /^Download \d/ }))
  expect(await screen.findByText(/pictures? (?:and sounds|or sound) could not be had/)).toBeDefined()
  expect(saved).toHaveLength(1)
})

test('XM8 print leads to the page of the sheet', async () => {
  const { user } = open(plain)
  await user.click(await line(/^Print A4, Letter$/))
  const link = await screen.findByRole('link', { name: 'Open the print page' })
  expect(link.getAttribute('href')).toBe('/print/quiz-1')
})
