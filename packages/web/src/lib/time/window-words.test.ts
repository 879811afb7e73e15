import { expect, test, vi } from 'vitest'
import { windowWords } from './window-words.ts'

const [SUMMER, WINTER, LATER] = ['2026-10-20T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-27T10:00:00Z']

vi.mock('./time-zone.ts', () => ({ zoneName: (atMs: number) => (atMs < Date.parse('2026-11-01') ? 'EDT' : 'EST') }))

test('QH6 QH7 a window has one zone, and two where clocks are put back between its ends', () => {
  expect(windowWords(WINTER, LATER)).toMatchObject({ start: expect.stringMatching(/[AP]M$/u), zone: 'EST' })
  expect(windowWords(SUMMER, LATER)).toMatchObject({ start: expect.stringMatching(/[AP]M, EDT$/u), zone: 'EST' })
})
