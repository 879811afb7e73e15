import { ClientToServerFrame, parseClientFrame } from '@quokka/contract/socket'
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
}
const ACTIONS = ClientToServerFrame.options.map((option) => option.shape.action.value)

test.each(ACTIONS)(
  'RM1 the frame %s asks for no command of the server, and for all in the name of its sender',
  (action) => {
    const frame = parseClientFrame(JSON.stringify({ action, payload }))
    if (frame.action === 'unreadable') throw new Error(frame.message)
    if (frame.action === 'updateQuiz') return
    for (const isHost of [true, false]) {
      const command = commandOfFrame(frame, { credential: 'own', creditMs: 0, isHost, ownPicture: undefined })
      expect(GIVER_OF_COMMAND[command.do]).not.toBe('server')
      expect(command.credential).toBe('own')
    }
  },
)
