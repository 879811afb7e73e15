import type { Random } from '../../packages/core/src/lib/index.ts'

const ACTIONS = [
  'addPlayer',
  'rejoinPlayer',
  'startQuiz',
  'submitAnswer',
  'timeUp',
  'sendNextQuestion',
  'goToPodium',
  'goBackToWaitingRoom',
  'updateQuiz',
  'userExit',
  '__proto__',
  'constructor',
  'unreadable',
  '',
]
const KEYS = [
  'playerName',
  'playerEmail',
  'playerId',
  'playerAvatar',
  'ageGroup',
  'isHost',
  'categories',
  'quizType',
  'questionId',
  'quizId',
  'roomId',
  'timeTaken',
  'playerAnswer',
  'questionType',
  '__proto__',
  'toString',
]
const TEXTS = [
  '',
  'a',
  'True',
  'avatar1',
  '18+',
  'x@example.org',
  '\u0000',
  '\u202e',
  '\ud800',
  '[]',
  '["a","b"]',
  '{}',
  'null',
  '../..',
  "'; drop table journal; --",
  'é'.repeat(90),
  '9'.repeat(400),
]

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item

const someValue = (random: Random, depth = 0): unknown => {
  const roll = random()
  if (roll < 0.45) return pick(TEXTS, random)
  if (roll < 0.55) return (random() - 0.5) * 10 ** Math.floor(random() * 300)
  if (roll < 0.62) return random() < 0.5
  if (roll < 0.68) return null
  if (depth > 3) return 0
  if (roll < 0.84) return Array.from({ length: Math.floor(random() * 5) }, () => someValue(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length: Math.floor(random() * 4) }, () => [pick(KEYS, random), someValue(random, depth + 1)]),
  )
}

const somePayload = (random: Random): unknown =>
  random() < 0.1
    ? someValue(random)
    : Object.fromEntries(
        Array.from({ length: Math.floor(random() * 9) }, () => [pick(KEYS, random), someValue(random)]),
      )

/** A text of at most some kilobytes that a hostile client might send: near-frames, broken JSON, noise. `userExit` is left out, since it would only end the test. */
export const hostileFrame = (random: Random): string => {
  const roll = random()
  if (roll < 0.08)
    return Array.from({ length: Math.floor(random() * 60) }, () => String.fromCharCode(random() * 0xffff)).join('')
  const action = pick(ACTIONS, random)
  const text = JSON.stringify({ action: action === 'userExit' ? 'UserExit' : action, payload: somePayload(random) })
  if (roll < 0.25) return text.slice(0, Math.floor(random() * text.length))
  if (roll < 0.32) return JSON.stringify(someValue(random)) ?? ''
  return text
}
