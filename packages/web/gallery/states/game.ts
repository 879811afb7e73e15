import { CLOSE_CODES } from '@quokka/contract/socket'
import { rightAnswer, wrongAnswer } from '@quokka/core/testing'
import { ALL_TYPES, FILM_QUESTION, KINDS, LONG_QUESTION, SOUND_QUESTION } from '../fixtures/all-types.ts'
import { catalogue, ofSomebody } from '../fixtures/catalogue.ts'
import { details } from '../fixtures/people.ts'
import { afterGreeting, PlayedRoom, ROOM_ID } from '../played-room.ts'
import type { RoomLine } from '../room-line.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const LAST = KINDS.length - 1

const waiting = () => new PlayedRoom(ALL_TYPES).host('Mr Kim').join('Ann').join('Bob')

const rightOrFirst = (question: ReturnType<PlayedRoom['question']>): string =>
  rightAnswer(question) ?? ('choices' in question ? (question.choices[0] ?? '') : '')

/** Everybody answers the question in play: Ann right, Bob wrong; a survey has neither. */
const answerAll = (room: PlayedRoom): PlayedRoom => {
  const question = room.question()
  const second = 'choices' in question ? question.choices[1] : undefined
  return room.answer('Ann', rightOrFirst(question)).answer('Bob', wrongAnswer(question) ?? second ?? '')
}

/** A game whose question of this place is open. */
const askedAt = (place: number): PlayedRoom => {
  const room = waiting().start().open()
  for (let index = 0; index < place; index += 1) {
    if (KINDS[index] !== 'info slide') answerAll(room)
    room.next().open()
  }
  return room
}

const long = () => new PlayedRoom(LONG_QUESTION).host('Mr Kim').join('Ann').start().open()
const heard = () => new PlayedRoom(SOUND_QUESTION).host('Mr Kim').join('Ann').start().open()
const watched = () => new PlayedRoom(FILM_QUESTION).host('Mr Kim').join('Ann').start().open()

const answeredAt = (place: number): PlayedRoom => answerAll(askedAt(place))

const ended = (): PlayedRoom => answeredAt(LAST).podium()

const PEOPLE = {
  host: details('Mr Kim', { roomId: ROOM_ID, isHost: true }),
  Ann: details('Ann', { roomId: ROOM_ID }),
  Bob: details('Bob', { roomId: ROOM_ID }),
}

/** A state of the room as one of those in it sees it. */
const seenBy = (who: keyof typeof PEOPLE, room: () => PlayedRoom): Pick<GalleryState, 'at' | 'session' | 'line'> => ({
  at: `/waitingroom?room=${ROOM_ID}`,
  session: PEOPLE[who],
  line: () => room().seenBy(who),
})

/** Where a title has a gap, what stands before it. */
const beforeGap = (title: string): string => title.split('__')[0] ?? ''

const statesOf = (kind: (typeof KINDS)[number], place: number): GalleryState[] => {
  const title = beforeGap(ALL_TYPES.questions[place]?.questionTitle ?? '')
  const asked = () => askedAt(place)
  const open: GalleryState[] = [
    { ...seenBy('host', asked), name: `${kind}, open, host`, shows: title },
    { ...seenBy('Ann', asked), name: `${kind}, open, player`, shows: title },
  ]
  if (kind === 'info slide') return open
  const locked = () => {
    const room = asked()
    return room.answer('Ann', rightOrFirst(room.question()))
  }
  const answered = () => answeredAt(place)
  // The first two are looked at from every side.
  const isAlike = place > 1
  return [
    ...open,
    { ...seenBy('Ann', locked), name: `${kind}, locked, player`, isAlike, shows: 'Locked in' },
    ...(kind === 'picture' ? [{ ...seenBy('Bob', locked), name: `${kind}, locked, undecided`, shows: title }] : []),
    { ...seenBy('host', answered), name: `${kind}, answer, host`, shows: title },
    { ...seenBy('Ann', answered), name: `${kind}, answer, right`, shows: kind === 'survey' ? 'Thank you!' : 'Right!' },
    {
      ...seenBy('Bob', answered),
      name: `${kind}, answer, wrong`,
      shows: kind === 'survey' ? 'Thank you!' : 'Not quite',
    },
    {
      ...seenBy('host', answered),
      name: `${kind}, statistics`,
      isAlike,
      play: async ({ press, byRole }) => {
        await press('Show Question Results')
        await byRole('button', 'Back')
      },
      shows: title,
    },
  ]
}

/** One room that stays at hand, for what happens to a page that is in it. */
const live = (make: () => PlayedRoom) => {
  let room: PlayedRoom | undefined
  return {
    made: () => {
      room = make()
      return room
    },
    now: () => {
      if (room === undefined) throw new Error('the page has not come into the room yet')
      return room
    },
  }
}

/** A room of which the page loses the connection, and comes back to a server that says nothing. */
const cutOff = () => {
  const { made, now } = live(() => askedAt(0))
  let back: PromiseWithResolvers<void> | undefined
  return {
    line: (): RoomLine => {
      if (back === undefined) return made().seenBy('Ann')
      const { resolve } = back
      back = undefined
      return { opened: () => resolve(), heard: () => {} }
    },
    cut: async (): Promise<void> => {
      back = Promise.withResolvers()
      const { promise } = back
      now().hangUp(CLOSE_CODES.restart)
      await promise
    },
  }
}

const lost = cutOff()
const atPodium = live(() => ended())
const replaced = live(() => ended())
const goneOn = live(() => ended())
const over = live(() => ended())

const states: GalleryState[] = [
  {
    ...seenBy('host', waiting),
    name: 'leaving the waiting room',
    play: async ({ sees, press }) => {
      await sees('Ann')
      await press('Back')
    },
    shows: 'Stay',
  },
  { ...seenBy('host', waiting), name: 'waiting room', shows: 'START QUIZZING' },
  ...KINDS.flatMap(statesOf),
  {
    ...seenBy('host', () => askedAt(1)),
    name: 'question beside the leaderboard, host',
    play: async ({ press, sees }) => {
      await press('Show the leaderboard')
      await sees('Ann')
    },
    shows: 'Leaderboard',
  },
  {
    ...seenBy('Ann', () => askedAt(1)),
    name: 'text and reading over a question',
    play: ({ press }) => press('Text and reading'),
    shows: 'Text size',
  },
  { ...seenBy('Ann', long), name: 'long question, open, player', shows: /if she knows/u },
  { ...seenBy('host', heard), name: 'sound, open, host', shows: 'Listen' },
  {
    ...seenBy('Ann', heard),
    name: 'sound in words, open, player',
    play: ({ pressText }) => pressText('In words'),
    shows: /DUM/u,
  },
  { ...seenBy('host', watched), name: 'film, host', isAlike: true, shows: 'Watch' },
  { ...seenBy('Ann', watched), name: 'film, player', shows: 'Watch' },
  { ...seenBy('host', () => ended().playAgain()), name: 'waiting for those at the podium', shows: 'at the podium' },
  { ...seenBy('host', ended), name: 'podium, host', shows: 'PLAY ANOTHER ROUND' },
  { ...seenBy('Ann', ended), name: 'podium, player', shows: 'Ann' },
  {
    ...seenBy('Ann', atPodium.made),
    name: 'offline',
    play: async ({ sees, cutNetwork }) => {
      await sees('Ann')
      cutNetwork()
    },
    shows: /You seem to be offline/u,
  },
  {
    ...seenBy('Ann', waiting),
    line: lost.line,
    name: 'connection lost',
    play: async ({ sees, moveClock }) => {
      await sees(ALL_TYPES.questions[0]?.questionTitle ?? '')
      await lost.cut()
      moveClock(1_100)
    },
    shows: 'The connection is slow.',
  },
  {
    ...seenBy('Bob', replaced.made),
    name: 'playing in another tab',
    play: async ({ sees }) => {
      await sees('Bob')
      replaced.now().hangUp(CLOSE_CODES.replaced)
    },
    shows: /another tab/u,
  },
  {
    ...seenBy('host', ended),
    name: 'choosing another round',
    replies: catalogue,
    play: async ({ press }) => {
      await press('PLAY ANOTHER ROUND')
      await press(new RegExp(`^${ofSomebody.quizName}`, 'u'))
    },
    shows: 'Play Quiz',
  },
  {
    ...seenBy('Ann', goneOn.made),
    name: 'podium with another round waiting',
    play: async ({ sees }) => {
      await sees('Ann')
      goneOn.now().playAgain()
    },
    shows: /Host has started a new game/u,
  },
  {
    ...seenBy('Ann', over.made),
    name: 'room over',
    play: async ({ sees }) => {
      await sees('Ann')
      over.now().end()
    },
    shows: /Start your own/iu,
  },
]

/** A whole game of three with a question of every type, to the podium, the next round, and the room's end. */
export const game: GalleryGroup = { name: 'game', of: 'stage', states: states.map(afterGreeting) }
