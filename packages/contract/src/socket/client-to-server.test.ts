import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClientAction } from './client-to-server.ts'
import { ClientToServerFrame, FRAME_ERRORS, parseClientFrame } from './client-to-server.ts'

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
  ['', FRAME_ERRORS.noAction],
  ['{', FRAME_ERRORS.noAction],
  ['null', FRAME_ERRORS.noAction],
  ['[]', FRAME_ERRORS.noAction],
  ['{"payload":{}}', FRAME_ERRORS.noAction],
  ['{"action":7,"payload":{}}', FRAME_ERRORS.unknownAction],
  ['{"action":"toString","payload":{}}', FRAME_ERRORS.unknownAction],
  ['{"action":"unreadable","payload":{}}', FRAME_ERRORS.unknownAction],
  ['{"action":"startQuiz"}', FRAME_ERRORS.noPayload],
  ['{"action":"startQuiz","payload":null}', FRAME_ERRORS.noPayload],
  ['{"action":"startQuiz","payload":[]}', FRAME_ERRORS.badPayload],
  ['{"action":"rejoinPlayer","payload":{"playerId":7}}', FRAME_ERRORS.badPayload],
  [JSON.stringify({ action: 'rejoinPlayer', payload: { playerId: 'x'.repeat(201) } }), FRAME_ERRORS.badPayload],
])('SO3 %s is answered: %s', (text, message) => {
  expect(parseClientFrame(text)).toEqual({ action: 'unreadable', message })
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
      if (frame.action === 'unreadable') expect(Object.values(FRAME_ERRORS)).toContain(frame.message)
      else expect(ClientToServerFrame.parse(frame)).toEqual(frame)
    }),
    { numRuns: 300 },
  )
})
