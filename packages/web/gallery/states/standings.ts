import { SEVERAL_QUESTIONS } from '../fixtures/all-types.ts'
import { details } from '../fixtures/people.ts'
import { afterGreeting, PlayedRoom, ROOM_ID } from '../played-room.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const SEATS = 30
const NAMES = ['Ann', 'Mia', 'Aarav', 'Maximilian-Alexander', 'Kenji', 'Saoirse', 'Zoë']
const PUPILS = Array.from({ length: SEATS - NAMES.length }, (_, index) => `Pupil ${index + 1}`)
const CLASS = [...NAMES, ...PUPILS]
const LAST_TITLE = 'Who waits for the last bus?'

/** What each of the class does in the question of this place: the last four are silent, the others are right more or less often, and later each time. */
const answerAll = (room: PlayedRoom, place: number): PlayedRoom => {
  const inTurn = [...CLASS.slice(place * 3), ...CLASS.slice(0, place * 3)]
  for (const name of inTurn) {
    const index = CLASS.indexOf(name)
    if (index >= SEATS - 4) continue
    const isRight = index < 5 || (index + place) % 3 > 0
    room.answer(name, isRight ? 'Tom' : index % 2 === 0 ? 'Ann' : 'Mira')
  }
  return room.close()
}

const answered = (questions: number): PlayedRoom => {
  const room = new PlayedRoom(SEVERAL_QUESTIONS, { capacity: SEATS + 1 }).host()
  for (const name of CLASS) room.join(name)
  room.start().open()
  for (let place = 0; place < questions; place += 1) {
    answerAll(room, place)
    if (place < questions - 1) room.next().open()
  }
  return room
}

const LAST = SEVERAL_QUESTIONS.questions.length
const ended = () => answered(LAST).podium()

/** Two who answered with the same speed of the whole game, each the faster one once. */
const equal = (): PlayedRoom => {
  const room = new PlayedRoom(SEVERAL_QUESTIONS).host().join('Ann').join('Mia').join('Zoë').start().open()
  for (const [place, order] of [
    ['Ann', 'Mia'],
    ['Mia', 'Ann'],
  ].entries()) {
    for (const name of order) room.answer(name, 'Tom')
    room.close()
    if (place === 0) room.next().open()
  }
  return room.podium()
}

/** Two who knew nothing. */
const scoreless = (): PlayedRoom =>
  new PlayedRoom(SEVERAL_QUESTIONS).host().join('Ann').join('Mia').start().open().answer('Ann', 'Mira').close().podium()

const seenBy = (who: string, room: () => PlayedRoom): Pick<GalleryState, 'at' | 'session' | 'line'> => ({
  at: `/waitingroom?room=${ROOM_ID}`,
  session: details(who, { roomId: ROOM_ID, isHost: who === 'host' }),
  line: () => room().seenBy(who),
})

/** As a class sees it, with the count that a press on the greeting would stop. */
const revealed: GalleryState = {
  ...seenBy('host', () => answered(3)),
  name: 'reveal of a class',
  shows: 'Fastest right answer',
}

const states: GalleryState[] = [
  {
    ...seenBy('host', () => answered(3)),
    name: 'leaderboard of a class',
    play: async ({ press, sees }) => {
      await press('Leaderboard')
      await sees('Equal points: less time first')
    },
    shows: /in a row/u,
  },
  {
    ...seenBy('host', () => answered(3)),
    name: 'statistics of a class',
    play: ({ press }) => press('Show Question Results'),
    shows: 'No answer',
  },
  { ...seenBy('host', () => answered(LAST)), name: 'last reveal of a class', shows: LAST_TITLE },
  { ...seenBy('Mia', () => answered(3)), name: 'answer of one with equals', shows: 'Right!' },
  { ...seenBy('host', ended), name: 'podium of a class', shows: 'PLAY ANOTHER ROUND' },
  {
    ...seenBy('host', ended),
    name: 'certificates of a class',
    play: ({ press }) => press('Certificates'),
    shows: 'The first three',
  },
  { ...seenBy('Kenji', ended), name: 'podium of a class, player', shows: /you came/u },
  { ...seenBy('host', equal), name: 'podium of equals', shows: 'Same points, same time.' },
  { ...seenBy('Mia', equal), name: 'podium of equals, player', shows: 'Same points, same time.' },
  { ...seenBy('host', scoreless), name: 'podium without points', shows: 'No points this time' },
  { ...seenBy('Mia', scoreless), name: 'podium without points, player', shows: 'No points this time' },
]

/** A class between its questions and at the end: who was right, who climbed, and what decides between the same points. */
export const standings: GalleryGroup = {
  name: 'standings',
  of: 'stage',
  states: [revealed, ...states.map(afterGreeting)],
}
