import { rightAnswer, wrongAnswer } from '@quokka/core/testing'
import { details } from '../fixtures/people.ts'
import { PLANETS } from '../fixtures/planets.ts'
import type { Hand } from '../hand.ts'
import { afterGreeting, PlayedRoom, ROOM_ID } from '../played-room.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const CLASS = [
  ...['Mia', 'Leo', 'Aarav', 'Zoë', 'Kenji', 'Noor', 'Ida', 'Finn', 'Yara', 'Tom', 'Saoirse'],
  ...['Ben', 'Ada', 'Emil', 'Lina', 'Omar', 'Rosa', 'Sam', 'Uma', 'Max', 'Ivy', 'Jon'],
]
/** The question that is shown, by its place. */
const PLACE = 3
const TITLE = PLANETS.questions[PLACE]?.questionTitle ?? ''

const waiting = (): PlayedRoom => {
  const room = new PlayedRoom(PLANETS, { capacity: 40 }).host()
  for (const name of CLASS) room.join(name)
  return room
}

/** Mia knows it all, Leo not this one, and the others more or less. */
const isRight = (name: string, place: number): boolean =>
  name === 'Mia' || (CLASS.indexOf(name) + place * 2) % 5 !== (name === 'Leo' ? 2 : 0)

/** So many of the class answer, Mia among the first and Leo late. */
const answered = (room: PlayedRoom, place: number, count: number): PlayedRoom => {
  const [mia = '', leo = '', ...others] = CLASS
  const inTurn = [...others.slice(0, 4), mia, ...others.slice(4, 14), leo, ...others.slice(14)]
  for (const name of inTurn.slice(0, count)) {
    const question = room.question()
    room.answer(name, (isRight(name, place) ? rightAnswer(question) : wrongAnswer(question)) ?? '')
  }
  return room
}

const asked = (count: number): PlayedRoom => {
  const room = waiting().start().open()
  for (let place = 0; place < PLACE; place += 1) answered(room, place, CLASS.length).next().open()
  return answered(room, PLACE, count)
}

const seenBy = (who: string, room: () => PlayedRoom): Pick<GalleryState, 'at' | 'session' | 'line'> => ({
  at: `/waitingroom?room=${ROOM_ID}`,
  session: details(who === 'host' ? 'Ms Rivera' : who, { roomId: ROOM_ID, isHost: who === 'host' }),
  line: () => room().seenBy(who),
})

/** How a question goes, moment by moment, and how many have answered then. */
const MOMENTS = { asked: 2, 'half answered': 11, 'nearly answered': 18, revealed: CLASS.length } as const

const states: GalleryState[] = [
  { ...seenBy('host', waiting), name: 'waiting room', shows: 'START QUIZZING' },
  ...Object.entries(MOMENTS).flatMap(([moment, count]) =>
    ['host', 'Mia', 'Leo'].map((who) => ({
      ...seenBy(who, () => asked(count)),
      name: `${moment}, ${who}`,
      shows: moment === 'revealed' && who !== 'host' ? /^(?:Right!|Not quite)/u : TITLE,
    })),
  ),
  {
    ...seenBy('host', () => asked(CLASS.length)),
    name: 'leaders, host',
    play: ({ press }: Hand) => press('Leaderboard'),
    shows: 'Mia',
  },
  { ...seenBy('host', () => asked(CLASS.length).podium()), name: 'podium', shows: 'PLAY ANOTHER ROUND' },
]

/** One question of a class, as the pictures of the project's front page show it; laid out like states of other groups. */
export const frontPage: GalleryGroup = {
  name: 'front page',
  of: 'stage',
  states: states.map((state) => ({ ...afterGreeting(state), isAlike: true })),
}
