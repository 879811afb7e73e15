import { ClientToServerFrame, FRAME_LIMITS, parseClientFrame } from '@quokka/contract/socket'
import { GIVER_OF_COMMAND } from '@quokka/core/room'
import { expect, test } from 'vitest'
import { commandOfFrame } from './command-of-frame.ts'

/** Holds every field of every frame, and some that would name another command or another sender. */
const payload = {
  do: 'tick',
  credential: 'of another',
  playerName: 'Ann',
  playerEmail: 'ann@example.org',
  playerId: 'player-1',
  playerAvatar: 'avatar1',
  ageGroup: '18+',
  questionId: 'question-1',
  playerAnswer: 'Cedar',
  categories: ['quiz-1'],
  quizType: 'Ready Made',
  locked: true,
  extraTime: 50,
}
const sender = {
  credential: 'own',
  creditMs: 0,
  ownPicture: undefined,
  extraTime: 0 as const,
  safeWords: undefined,
  credentialsOf: () => [],
}
const ACTIONS = ClientToServerFrame.options.map((option) => option.shape.action.value)

test.each(ACTIONS)(
  'RM1 the frame %s asks for no command of the server, and for all in the name of its sender',
  (action) => {
    const frame = parseClientFrame(JSON.stringify({ action, payload }))
    if (frame.action === 'unreadable') throw new Error(frame.code)
    if (frame.action === 'updateQuiz') return
    for (const isHost of [true, false]) {
      const command = commandOfFrame(frame, { ...sender, isHost })
      expect(GIVER_OF_COMMAND[command.do]).not.toBe('server')
      expect(command.credential).toBe('own')
    }
  },
)

test.each(ACTIONS)('RM1 the frame %s is declared as of those who may give its command', (action) => {
  const frame = parseClientFrame(JSON.stringify({ action, payload }))
  if (frame.action === 'unreadable') throw new Error(frame.code)
  const giverWhen = (isHost: boolean) =>
    frame.action === 'updateQuiz'
      ? GIVER_OF_COMMAND.replaceQuiz
      : GIVER_OF_COMMAND[
          commandOfFrame(frame, {
            credential: 'own',
            creditMs: 0,
            isHost,
            ownPicture: undefined,
            safeWords: undefined,
            extraTime: 0,
            credentialsOf: () => [],
          }).do
        ]
  expect(FRAME_LIMITS.get(action)?.giver).toBe(giverWhen(false))
})
