import { expect, test } from 'vitest'
import { toLocalDateTime } from './local-date-time.ts'
import { faultsOf, isFaulty, NEW_DRAFT, sentSchedule, windowFrom } from './schedule-draft.ts'

const NOW_MS = Date.UTC(2026, 10, 22, 10, 0, 30)
const base = windowFrom(NOW_MS)
const draft = (changes: object) => ({ ...NEW_DRAFT, ...changes })
const at = (...parts: Parameters<typeof Date.UTC>) => toLocalDateTime(Date.UTC(...parts))

test('QH1 a schedule begins with now and seven days, answers and result shown, no retake', () => {
  expect(faultsOf(NEW_DRAFT, base, NOW_MS)).toEqual({
    isStartMissing: false,
    isEndMissing: false,
    window: undefined,
    hasTooManyFields: false,
    tooLongFields: [],
    list: undefined,
  })
  expect(sentSchedule(NEW_DRAFT, base)).toEqual({
    showAnswer: true,
    showResult: true,
    retakeFlag: false,
    sameOrder: false,
    startDate: '2026-11-22T10:00:00.000Z',
    endDate: '2026-11-29T10:00:00.000Z',
    additionalFields: [],
    access: 'link',
  })
})

test.each([
  [{ end: at(2026, 10, 22, 9, 30) }, 'End Date must be greater than Start Date and Time.'],
  [
    { start: at(2026, 10, 20, 9, 30), end: at(2026, 10, 22, 9, 30) },
    'End Date must be greater than Current Date and Time.',
  ],
])('QH2 %j is answered by a sentence', (changes, sentence) => {
  const faults = faultsOf(draft(changes), base, NOW_MS)
  expect(faults.window).toBe(sentence)
  expect(isFaulty(faults)).toBe(true)
})

test.each([{ start: '' }, { end: '' }, { fields: Array.from({ length: 11 }, (_, index) => `Field ${index}`) }])(
  'QH2 %j cannot be sent',
  (changes) => {
    expect(isFaulty(faultsOf(draft(changes), base, NOW_MS))).toBe(true)
  },
)

test("QH3 what was typed by the host's clock is sent as UTC", () => {
  const start = '2026-12-01T08:15'
  const sent = sentSchedule(draft({ start, end: '2026-12-02T08:15' }), base)
  expect(sent.startDate).toBe(new Date(2026, 11, 1, 8, 15).toISOString())
  expect(sent.endDate).toBe(new Date(2026, 11, 2, 8, 15).toISOString())
})

test('QH4 the field that is still being written is asked too', () => {
  expect(sentSchedule(draft({ fields: ['Class'], typed: ' House ' }), base).additionalFields).toEqual([
    'Class',
    'House',
  ])
})

test('QH12 names are parted by lines and semicolons, each once; a comma or a tab stands within one', () => {
  const names = ' Asha\tVerma \r\nTan, Bo;Zoë\n\nAsha Verma'
  const sent = sentSchedule(draft({ access: 'names', names, codes: '9' }), base)
  expect(sent).toMatchObject({ access: 'names', names: ['Asha Verma', 'Tan, Bo', 'Zoë'] })
  expect(sent).not.toHaveProperty('codes')
})

test('LG34 the semicolon of an Arabic keyboard parts names too', () => {
  const sent = sentSchedule(draft({ access: 'names', names: 'هند؛ سالم', codes: '9' }), base)
  expect(sent).toMatchObject({ names: ['هند', 'سالم'] })
})

const tooMany = Array.from({ length: 2_001 }, (_, at) => `Pupil ${at}`).join('\n')
const UNFIT_LISTS = [
  { access: 'names', names: ' \n;', fault: 'noNames' },
  { access: 'names', names: tooMany, fault: 'tooManyNames' },
  ...['', '0', '2001', '1.5', '-3', 'ten'].map((codes) => ({ access: 'codes', codes, fault: 'wrongCodes' })),
]

test.each(UNFIT_LISTS)('QH12 case %# of a list is $fault, and cannot be sent', ({ fault, ...changes }) => {
  const faults = faultsOf(draft(changes), base, NOW_MS)
  expect([faults.list, isFaulty(faults)]).toEqual([fault, true])
  expect(faultsOf(draft({ ...changes, access: 'link' }), base, NOW_MS).list).toBeUndefined()
})
