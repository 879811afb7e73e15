import { checkRoomId } from '@quokka/contract/http'
import { ONE_QUESTION } from '../fixtures/all-types.ts'
import { details } from '../fixtures/people.ts'
import { afterGreeting, PlayedRoom, ROOM_ID } from '../played-room.ts'
import { reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const SEATS = 99
/** The longest that is allowed, an unbroken one, two that are read from right to left, and one that has both directions. */
const NAMES = [
  'Maximiliane-Alexandra von Hohe',
  'Donaudampfschifffahrtskapitän7',
  'عبد الرحمن بن محمد الأنصاري',
  'אברהם בן־יהודה',
  'Mira (מירה) Nair',
]
const TITLE = 'Who laughs the loudest?'
const PUPILS = Array.from({ length: SEATS - 2 - NAMES.length }, (_, index) => `Pupil ${index + 1}`)
const OTHERS = [...NAMES, ...PUPILS]

const seated = (names: readonly string[], capacity = SEATS): PlayedRoom => {
  const room = new PlayedRoom(ONE_QUESTION, { capacity }).host()
  for (const name of names) room.join(name)
  return room
}

const empty = () => seated([])
const one = () => seated(['Ann'])
const allKinds = () => seated(['Ann', ...NAMES])
const full = () => seated(['Ann', ...OTHERS])
const taken = () => seated(['Ann', ...OTHERS.slice(0, 8)], 10)

const manyAnswered = () => {
  const room = full().start().open()
  for (const [index, name] of OTHERS.entries()) room.answer(name, index % 3 === 0 ? 'Ann' : 'Tom')
  return room
}

/** The last answer ends the question. */
const allAnswered = () => manyAnswered().answer('Ann', 'Tom')
const ended = () => allAnswered().podium()

/** The time of all but Ann is over. */
const waitsForAnn = () => seated(['Ann', 'Bob']).moreTime('Ann', 50).start().open().answer('Bob', 'Ann').pass(26_000)

const host = (room: () => PlayedRoom): Pick<GalleryState, 'at' | 'session' | 'line'> => ({
  at: `/waitingroom?room=${ROOM_ID}`,
  session: details('Ms Rivera', { roomId: ROOM_ID, isHost: true }),
  line: () => room().seenBy('host'),
})

const ann = (room: () => PlayedRoom): Pick<GalleryState, 'at' | 'session' | 'line'> => ({
  at: `/waitingroom?room=${ROOM_ID}`,
  session: details('Ann', { roomId: ROOM_ID }),
  line: () => room().seenBy('Ann'),
})

const bob = (room: () => PlayedRoom): Pick<GalleryState, 'at' | 'session' | 'line'> => ({
  at: `/waitingroom?room=${ROOM_ID}`,
  session: details('Bob', { roomId: ROOM_ID }),
  line: () => room().seenBy('Bob'),
})

const states: GalleryState[] = [
  { ...host(empty), name: 'waiting room, empty', shows: 'START QUIZZING' },
  { ...host(empty), name: 'instructions', play: ({ press }) => press('Instructions'), shows: /host/iu },
  {
    ...host(empty),
    name: 'invite',
    play: async ({ press, byRole }) => {
      await press('Invite')
      await byRole('dialog', undefined)
    },
    shows: ROOM_ID,
  },
  {
    name: 'player details',
    at: `/${ROOM_ID}`,
    replies: [
      reply(checkRoomId, { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null }),
    ],
    shows: 'JOIN QUIZ',
  },
  { ...host(one), name: 'waiting room, one, host', shows: 'Ann' },
  { ...ann(one), name: 'waiting room, one, player', shows: /You are in/u },
  { ...host(allKinds), name: 'waiting room, names of all kinds, host', shows: NAMES[4] ?? '' },
  { ...ann(allKinds), name: 'waiting room, names of all kinds, player', shows: NAMES[4] ?? '' },
  {
    ...host(allKinds),
    name: 'a player in hand',
    play: ({ press }) => press(new RegExp(NAMES[0] ?? '', 'u')),
    shows: 'Remove from the room',
  },
  {
    ...host(allKinds),
    name: 'renaming a player',
    play: async ({ press }) => {
      await press(new RegExp(NAMES[0] ?? '', 'u'))
      await press('Rename to a safe name')
    },
    shows: 'New names',
  },
  {
    ...host(allKinds),
    name: 'more time for a player',
    play: async ({ press, byRole }) => {
      await press(new RegExp(NAMES[0] ?? '', 'u'))
      await byRole('dialog', undefined)
      await press(/^50%/u, 'radio')
    },
    shows: 'Save from the next question on',
  },
  { ...host(waitsForAnn), name: 'a question that waits, host', shows: 'A moment' },
  { ...bob(waitsForAnn), name: 'a question that waits, player', shows: 'A moment' },
  {
    ...host(allKinds),
    name: 'removing a player',
    play: async ({ press }) => {
      await press(new RegExp(NAMES[0] ?? '', 'u'))
      await press('Remove from the room')
    },
    shows: NAMES[0] ?? '',
  },
  { ...host(() => allKinds().lock()), name: 'waiting room, locked, host', shows: /Open room/u },
  { ...ann(() => allKinds().lock()), name: 'waiting room, locked, player', shows: /You are in/u },
  { ...host(full), name: 'waiting room, many, host', shows: 'Pupil 1' },
  { ...ann(full), name: 'waiting room, many, player', shows: /You are in/u },
  {
    ...host(() => taken().wait(3)),
    name: 'waiting room, every place taken, host',
    account: 'REGULAR',
    shows: /3 wait at the door/u,
  },
  {
    name: 'room full',
    at: `/${ROOM_ID}`,
    replies: [
      reply(checkRoomId, {
        roomIdExistsFlag: true,
        ownSeat: null,
        safeNames: false,
        language: null,
        refusal: 'room/full',
      }),
    ],
    shows: /^Unable to join. Room is full/u,
  },
  { ...ann(() => full().start()), name: 'get ready', shows: 'Get ready' },
  {
    ...host(manyAnswered),
    name: 'question, many have answered, host',
    shows: `of ${OTHERS.length + 1} answered`,
  },
  { ...ann(manyAnswered), name: 'question, many have answered, player', shows: TITLE },
  { ...host(allAnswered), name: 'answer, many, host', shows: TITLE },
  { ...ann(allAnswered), name: 'answer, many, player', shows: 'Right!' },
  {
    ...ann(allAnswered),
    name: 'scores, many',
    reachedAt: 'phone',
    play: ({ press }) => press('Scores', 'tab'),
    shows: 'Pupil 1',
  },
  {
    ...host(allAnswered),
    name: 'statistics, many',
    play: ({ press }) => press('Show Question Results'),
    shows: 'Got it right',
  },
  { ...host(ended), name: 'podium, many, host', shows: 'PLAY ANOTHER ROUND' },
  { ...ann(ended), name: 'podium, many, player', shows: 'Ann' },
]

/** A room that fills to its last place: nobody, one, names of all kinds, and ninety-nine, to the podium. */
export const crowd: GalleryGroup = { name: 'crowd', of: 'stage', states: states.map(afterGreeting) }
