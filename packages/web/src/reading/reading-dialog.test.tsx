import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readAsChosen } from '../app/read-as-chosen.ts'
import { renderScreen } from '../testing/screen-test.tsx'
import { ReadingDialog } from './reading-dialog.tsx'

const page = () => document.documentElement.dataset.reading
afterEach(() => {
  delete document.documentElement.dataset.reading
})

const open = () => {
  renderScreen(<ReadingDialog onClose={() => {}} />)
  return userEvent.setup()
}
const choose = (name: string) => screen.getByRole('radio', { name })

test('RA1 RA2 RA3 text size, font and contrast are shown as they are chosen, and kept in this browser', async () => {
  const user = open()
  await user.click(choose('Largest'))
  expect(page()).toBe('largest usual plain silent')
  await user.click(choose('Readable'))
  await user.click(choose('High'))
  expect(page()).toBe('largest readable contrast silent')
  expect(localStorage.getItem('reading')).toBe(page())
  await user.click(choose('Normal'))
  expect(page()).toBe('normal readable contrast silent')
})

test('RA3 until somebody chooses, contrast is high where the system asks for more, and after that as it was chosen', async () => {
  const system = window.matchMedia
  window.matchMedia = (media) => Object.assign(system(media), { matches: media === '(prefers-contrast: more)' })
  await readAsChosen()
  expect(page()).toBe('normal usual contrast silent')
  const user = open()
  await user.click(screen.getAllByRole('radio', { name: 'Usual' })[1] as HTMLElement)
  expect(page()).toBe('normal usual plain silent')
  delete document.documentElement.dataset.reading
  await readAsChosen()
  expect(page()).toBe('normal usual plain silent')
})

test('RA4 whoever chose nothing has a page without any of it; what another version kept is no reason to fail', async () => {
  await readAsChosen()
  expect(page()).toBeUndefined()
  localStorage.setItem('reading', 'huge larger')
  await readAsChosen()
  expect(page()).toBe('larger usual plain silent')
})

test('RA6 RA9 a device without a voice for the language says so, and offers no reading aloud', () => {
  open()
  expect(screen.getByText('This device has no voice for this language: English.')).toBeDefined()
  expect(screen.queryByRole('radio', { name: 'Every question' })).toBeNull()
})

test('RA6 whoever chooses reading aloud hears at once how it sounds', async () => {
  const said: string[] = []
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
  const voices = [{ lang: 'en-US', localService: true, default: true }]
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => {},
    speak: ({ text }: { text: string }) => said.push(text),
  })
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  const user = open()
  await user.click(choose('Every question'))
  expect(page()).toBe('normal usual plain aloud-always')
  expect(said).toEqual(['Questions are read like this.'])
  await user.click(choose('Off'))
  expect(page()).toBe('normal usual plain silent')
  expect(said).toHaveLength(1)
})
