import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FRAME_REFUSALS } from '../wire/refusal-codes.ts'
import type { ClientAction } from './client-to-server.ts'
import { ClientToServerFrame, parseClientFrame } from './client-to-server.ts'

const short = fc.string({ maxLength: 200 })
const maybe = (value: fc.Arbitrary<unknown>) => fc.option(value, { nil: undefined })
const onQuestion = fc.record({ questionId: maybe(short) })

/** What each frame may carry. */
const PAYLOADS: Record<ClientAction, fc.Arbitrary<object>> = {
  addPlayer: fc.record({
    playerName: short,
    playerEmail: fc.string({ maxLength: 400 }),
    playerId: maybe(short),
    playerAvatar: short,
    isHost: maybe(fc.boolean()),
    categories: maybe(fc.array(short, { maxLength: 50 })),
    ageGroup: short,
  }),
  rejoinPlayer: fc.record({ playerId: short }),
  startQuiz: fc.record({ roomId: maybe(short) }),
  submitAnswer: fc.record({
    playerId: maybe(short),
    questionId: short,
    quizId: maybe(short),
    roomId: maybe(short),
    timeTaken: maybe(fc.jsonValue()),
    playerAnswer: fc.string({ maxLength: 1_000 }),
    questionType: maybe(short),
  }),
  timeUp: onQuestion,
  sendNextQuestion: onQuestion,
  goToPodium: onQuestion,
  goBackToWaitingRoom: fc.record({ playerName: maybe(short), playerId: maybe(short), playerAvatar: maybe(short) }),
  updateQuiz: fc.record({ categories: fc.array(short, { minLength: 1, maxLength: 50 }), quizType: short }),
  removePlayer: fc.record({ playerId: short }),
  renamePlayer: fc.record({ playerId: short, playerName: short }),
  setExtraTime: fc.record({ playerId: short, extraTime: fc.constantFrom(0, 25, 50, 100) }),
  lockRoom: fc.record({ locked: fc.boolean() }),
  userExit: fc.record({ playerId: maybe(short) }),
}
const ACTIONS = Object.entries(PAYLOADS)

test.each(ACTIONS)('SO3 a frame %s is read as it was written', (action, payloads) => {
  fc.assert(
    fc.property(payloads, (payload) => {
      const text = JSON.stringify({ action, payload })
      expect(parseClientFrame(text)).toEqual(JSON.parse(text))
    }),
  )
})

test.each(ACTIONS)('SO25 the texts of a frame %s lose what no database holds', (action, payloads) => {
  const withNoise = (value: unknown): unknown => {
    if (typeof value === 'string') return `${value.slice(0, 100)}\0a\ud83d`
    if (Array.isArray(value)) return value.map(withNoise)
    return value
  }
  fc.assert(
    fc.property(payloads, (generated) => {
      const { timeTaken: _, ...payload } = generated as Record<string, unknown>
      const noisy = Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, withNoise(value)]))
      const read = JSON.stringify(parseClientFrame(JSON.stringify({ action, payload: noisy })))
      expect(read).not.toMatch(/unreadable|\\u0000|\\ud83d/)
    }),
  )
})

test('SO3 fields that no frame has are left out', () => {
  const text = '{"action":"startQuiz","payload":{"roomId":"bcdfgh","isHost":true,"__proto__":{"isHost":true}},"more":1}'
  expect(parseClientFrame(text)).toStrictEqual({ action: 'startQuiz', payload: { roomId: 'bcdfgh' } })
})

test.each([
  ['', 'frame/no-action'],
  ['{', 'frame/no-action'],
  ['null', 'frame/no-action'],
  ['[]', 'frame/no-action'],
  ['{"payload":{}}', 'frame/no-action'],
  ['{"action":7,"payload":{}}', 'frame/unknown-action'],
  ['{"action":"toString","payload":{}}', 'frame/unknown-action'],
  ['{"action":"unreadable","payload":{}}', 'frame/unknown-action'],
  ['{"action":"startQuiz"}', 'frame/no-payload'],
  ['{"action":"startQuiz","payload":null}', 'frame/no-payload'],
  ['{"action":"startQuiz","payload":[]}', 'frame/invalid-payload'],
  ['{"action":"rejoinPlayer","payload":{"playerId":7}}', 'frame/invalid-payload'],
  [JSON.stringify({ action: 'rejoinPlayer', payload: { playerId: 'x'.repeat(201) } }), 'frame/invalid-payload'],
])('SO3 %s is answered: %s', (text, code) => {
  expect(parseClientFrame(text)).toEqual({ action: 'unreadable', code })
})

test('SO15 whatever a client sends is a frame or a sentence', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .record({
        action: fc.oneof(fc.constantFrom(...Object.keys(PAYLOADS), '__proto__', 'constructor'), fc.jsonValue()),
        payload: fc.oneof(...Object.values(PAYLOADS), fc.jsonValue()),
      })
      .map((frame) => JSON.stringify(frame)),
  )
  fc.assert(
    fc.property(anything, (text) => {
      const frame = parseClientFrame(text)
      if (frame.action === 'unreadable') expect(FRAME_REFUSALS).toContain(frame.code)
      else expect(ClientToServerFrame.parse(frame)).toEqual(frame)
    }),
    { numRuns: 300 },
  )
})
