import { userIdOfCredential } from '../accounts/credential.ts'
import { get, values } from '../lib/bucket-map.ts'
import type { Question } from '../questions/index.ts'
import type { PlayerFacts, WrittenPlay } from '../reports/facts/facts.ts'
import { answerFacts } from '../reports/facts/facts.ts'
import { playIdOfGame } from '../reports/facts/play-id.ts'
import { rank } from '../scoring/ranking.ts'
import type { RoomEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { isDrawn } from './player-details.ts'
import type { InPlay, Room, Seat } from './state.ts'
import { contenderOf, isContender, isHostSeat, isInPlay, isRemoved, openRoom } from './state.ts'

/** Whether what somebody did in a game is reported: whoever is ranked, and who has left after an answer. Rule FA5. */
const isReported = (room: Room, seat: Seat): boolean => {
  if (isRemoved(room, [seat.credential])) return false
  if (!seat.hasLeft) return isContender(room, seat)
  return seat.answered > 0 && !(room.settings.hostMode && isHostSeat(room, seat))
}

const playersOf = (room: InPlay): PlayerFacts[] => {
  const seats = [...values(room.seats)].filter((seat) => isReported(room, seat))
  const contenders = seats.filter((seat) => !seat.hasLeft).map((seat) => contenderOf(room, seat))
  const ranks = new Map(rank(contenders).map((place) => [place.playerId, place.rank]))
  return seats.map(({ playerId, credential, name, avatar, email, hasLeft, score, answerMs, right }) => ({
    playerId,
    userId: userIdOfCredential(credential) ?? null,
    name,
    // A member's own picture is theirs to change and to delete, and no part of what was played.
    avatar: isDrawn(avatar) ? avatar : '',
    email,
    fields: {},
    teams: [],
    rank: ranks.get(playerId) ?? null,
    hasLeft,
    score,
    answerMs,
    right,
    answers: room.over.map(({ marks }) => answerFacts(get(marks, playerId))),
  }))
}

/** Whether a game that is in play ends with this event. */
export const endsGame = ({ was }: RoomEvent): boolean => was === 'podiumReached' || was === 'roomClosed'

/**
 * What is kept of a game that ends, by the room as it was before; undefined where no question was over, or no game was in play.
 * The players' teams are not known here. Rules FA1, FA3, FA5.
 */
export const factsOfGame = (
  room: Room,
  { endedAtMs, isFinished }: { endedAtMs: number; isFinished: boolean },
): WrittenPlay | undefined => {
  if (!isInPlay(room) || room.over.length === 0) return undefined
  const { roomId, games: game, stored, over, startedAtMs } = room
  const { contentHash, source } = stored
  const places = over.map(({ place }) => place)
  return {
    playId: playIdOfGame(room, game),
    kind: 'game',
    journalId: roomId,
    game,
    hostId: userIdOfCredential(room.hostCredential) ?? null,
    quizId: source.quizId,
    quizName: source.quizName,
    quizType: source.quizType,
    mediaFolder: source.mediaFolder,
    questions: places.map((place) => source.questions[place] as Question),
    stored: contentHash === null ? null : { contentHash, places },
    startedAtMs: Math.floor(startedAtMs),
    endedAtMs: Math.floor(endedAtMs),
    isFinished,
    isCalm: room.settings.calm,
    players: playersOf(room),
  }
}

/**
 * Every game of a journal that has ended, the oldest first, for one whose games were not written as they ended. `endedAtMs` tells
 * when the room's how-manieth game did; where it does not, its last question's end counts. Rule FA8.
 */
export const gamesInJournal = (
  journal: readonly RoomEvent[],
  endedAtMs: (game: number, startedAtMs: number) => number | undefined,
): WrittenPlay[] => {
  const [opened, ...later] = journal
  if (opened?.was !== 'roomOpened') throw new Error('a journal begins with roomOpened')
  const games: WrittenPlay[] = []
  let room: Room = openRoom(opened)
  let lastMs = opened.atMs
  for (const event of later) {
    if ('opensAtMs' in event) lastMs = event.endsAtMs ?? event.opensAtMs
    if (endsGame(event) && isInPlay(room)) {
      const atMs = endedAtMs(room.games, room.startedAtMs) ?? lastMs
      const game = factsOfGame(room, { endedAtMs: atMs, isFinished: event.was === 'podiumReached' })
      if (game !== undefined) games.push(game)
    }
    room = evolve(room, event)
  }
  return games
}
