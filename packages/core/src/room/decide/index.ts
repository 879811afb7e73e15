import { assertNever } from '../../lib/assert-never.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { RoomCommand } from '../commands.ts'
import { isGivenBy } from '../commands.ts'
import type { Room } from '../state.ts'
import { isHostCredential } from '../state.ts'
import { submitAnswer } from './answers.ts'
import type { Decision } from './decision.ts'
import { closeQuestion, goToPodium, nextQuestion, playAgain, replaceQuiz, startQuiz } from './game.ts'
import { lockRoom, removePlayer, renamePlayer, setExtraTime } from './moderation.ts'
import { resume, wakeUp } from './outage.ts'
import { drop, join, leave, raiseSeats, rejoin } from './seats.ts'
import { tick } from './time.ts'

/** Decides what a command leads to, without doing it: events for `evolve`, or a refusal that changes nothing. */
export const decide = (room: Room, command: RoomCommand, circumstances: Circumstances): Decision => {
  if (room.phase === 'closed') return isGivenBy('server', command) ? ok([]) : refuse('room/closed')
  if (isGivenBy('host', command) && !isHostCredential(room, command.credential)) return refuse('room/not-host')
  switch (command.do) {
    case 'join':
      return join(room, command, circumstances)
    case 'rejoin':
      return rejoin(room, command.credential)
    case 'drop':
      return drop(room, command.credential, circumstances)
    case 'leave':
      return leave(room, command)
    case 'startQuiz':
      return startQuiz(room, circumstances)
    case 'submitAnswer':
      return submitAnswer(room, command, circumstances)
    case 'closeQuestion':
      return closeQuestion(room, command, circumstances)
    case 'nextQuestion':
      return nextQuestion(room, command, circumstances)
    case 'goToPodium':
      return goToPodium(room, command)
    case 'playAgain':
      return playAgain(room, circumstances)
    case 'replaceQuiz':
      return replaceQuiz(room, command)
    case 'removePlayer':
      return removePlayer(room, command, circumstances)
    case 'renamePlayer':
      return renamePlayer(room, command, circumstances)
    case 'setExtraTime':
      return setExtraTime(room, command)
    case 'lockRoom':
      return lockRoom(room, command)
    case 'tick':
      return tick(room, circumstances)
    case 'raiseSeats':
      return raiseSeats(room, command)
    case 'wakeUp':
      return wakeUp(room, command, circumstances)
    case 'close':
      return ok([{ was: 'roomClosed', why: 'hostGone' }])
    case 'resume':
      return resume(room, command, circumstances)
    default:
      return assertNever(command)
  }
}
