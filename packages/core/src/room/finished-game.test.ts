import { expect, test } from 'vitest'
import { credentialOfAccount } from '../accounts/index.ts'
import { seeded } from '../lib/index.ts'
import { ALL_TYPES_QUIZ, playedQuiz, rightAnswer } from '../testing/index.ts'
import type { GameShare, Room, RoomCommand, RoomEvent, RoomOpened } from './index.ts'
import {
  credentialIn,
  currentQuestion,
  decide,
  evolve,
  isJournalled,
  openRoom,
  replay,
  seatOf,
  seatTakenBy,
  sharesOfGame,
  withoutIdentity,
} from './index.ts'

const HOST = credentialOfAccount('host')
const MEMBER = credentialOfAccount('member')
const GUEST = 'guest:hash'
const EMAIL = 'someone@example.org'

/** A room with a clock moved by hand. */
class Table {
  nowMs = 1_000_000
  room: Room
  readonly journal: RoomEvent[]
  private ids = 0

  constructor(hostMode: boolean) {
    const opened: RoomOpened = {
      was: 'roomOpened',
      roomId: 'bcdfgh',
      hostCredential: HOST,
      settings: {
        showAnswer: true,
        randomizeQuestion: false,
        hostMode,
        capacity: 9,
        hostGraceMs: 60_000,
        getReadyMs: 3_000,
        safeNames: false,
        calm: false,
        language: null,
      },
      quiz: playedQuiz(ALL_TYPES_QUIZ),
      atMs: this.nowMs,
    }
    this.journal = [opened]
    this.room = openRoom(opened)
  }

  private readonly newId = () => `id-${this.ids++}`

  /** Gives a command and answers the refusal, or "done". */
  give(command: RoomCommand): string {
    const { nowMs, newId } = this
    const circumstances = { nowMs, runningMs: nowMs, random: seeded(1), newId, maskRudeWords: (name: string) => name }
    const decision = decide(this.room, command, circumstances)
    if (!decision.ok) return decision.refusal
    for (const event of decision.value) {
      this.room = evolve(this.room, event)
      if (isJournalled(event)) this.journal.push(event)
    }
    return 'done'
  }

  join(
    credential: string,
    change: { name?: string; avatar?: string; email?: string; ownPicture?: string } = {},
  ): string {
    const details = { name: credential.slice(5), email: EMAIL, avatar: 'avatar1', ageGroup: '18+', ...change }
    return this.give({ do: 'join', credential, ...details })
  }

  /** Plays to the podium; the named players answer every question, each a little later than the one before. */
  play(answering: readonly string[]): void {
    this.give({ do: 'startQuiz', credential: HOST })
    while (this.room.phase !== 'podium') {
      this.nowMs += 3_100
      if (this.room.phase !== 'asking') throw new Error(this.room.phase)
      const question = currentQuestion(this.room)
      const { questionId } = question
      const answer = rightAnswer(question)
      for (const credential of answering) {
        if (answer === undefined) break
        this.nowMs += 100
        this.give({ do: 'submitAnswer', credential, questionId, answer, claimedS: null, creditMs: 0 })
      }
      this.give({ do: 'closeQuestion', credential: HOST, questionId })
      this.give({ do: 'nextQuestion', credential: HOST, questionId })
    }
  }

  shares(): Record<string, Omit<GameShare, 'playerId' | 'credential'>> {
    if (this.room.phase !== 'podium') throw new Error(this.room.phase)
    return Object.fromEntries(
      sharesOfGame(this.room).map(({ playerId: _, credential, ...counted }) => [credential, counted]),
    )
  }
}

const counted = (marks: string, game = 1) => ({
  game,
  played: marks.includes('p'),
  hosted: marks.includes('h'),
  won: marks.includes('w'),
})

test.each([
  ['a host in host mode has hosted, the first of two who answered has won', true, [MEMBER, GUEST], ['h', 'pw', 'p']],
  ['who never answered has not played, and one alone wins against nobody', true, [MEMBER], ['h', 'p', '']],
  ['a host who plays too can win', false, [HOST, MEMBER], ['hpw', 'p', '']],
  ['a game that nobody answered was hosted all the same', false, [], ['h', '', '']],
])('AC15 in a finished game %s', (_, hostMode, answering, [host = '', member = '', guest = '']) => {
  const table = new Table(hostMode)
  for (const credential of [HOST, MEMBER, GUEST]) table.join(credential)
  table.play(answering)
  expect(table.shares()).toEqual({ [HOST]: counted(host), [MEMBER]: counted(member), [GUEST]: counted(guest) })
})

test('AC15 each game of a room counts separately, also after a replay; a player who left has not played', () => {
  const table = new Table(true)
  for (const credential of [HOST, MEMBER, GUEST]) table.join(credential)
  table.play([MEMBER, GUEST])
  table.give({ do: 'playAgain', credential: HOST })
  table.room = replay(table.journal)
  table.play([MEMBER])
  table.give({ do: 'leave', credential: GUEST })
  expect(table.shares()).toEqual({ [HOST]: counted('h', 2), [MEMBER]: counted('p', 2), [GUEST]: counted('', 2) })
})

test('AC17 of several credentials the one that sits in the room or opened it acts, else the first', () => {
  const table = new Table(true)
  expect(credentialIn(table.room, [MEMBER, GUEST])).toBe(MEMBER)
  expect(credentialIn(table.room, [MEMBER, HOST])).toBe(HOST)
  expect(credentialIn(table.room, [])).toBeUndefined()
  table.join(GUEST)
  expect(credentialIn(table.room, [MEMBER, GUEST])).toBe(GUEST)
  table.give({ do: 'leave', credential: GUEST })
  expect(credentialIn(table.room, [MEMBER, GUEST])).toBe(MEMBER)
})

test('AC18 the email of a member is checked and dropped, that of a grown-up guest is kept', () => {
  const table = new Table(true)
  expect(table.join(MEMBER, { email: 'nothing' })).toBe('player/email-invalid')
  table.join(MEMBER)
  table.join(GUEST)
  expect(seatOf(table.room, MEMBER)?.email).toBeNull()
  expect(seatOf(table.room, GUEST)?.email).toBe(EMAIL)
})

test('AC18 only its own account plays under an uploaded picture', () => {
  const table = new Table(true)
  const avatar = '/media/avatars/abc.webp'
  expect(table.join(GUEST, { avatar })).toBe('player/avatar-invalid')
  expect(table.join(GUEST, { avatar, ownPicture: '/media/avatars/other.webp' })).toBe('player/avatar-invalid')
  expect(table.join(GUEST, { avatar: '', ownPicture: '' })).toBe('player/avatar-invalid')
  expect(table.join(MEMBER, { avatar, ownPicture: avatar })).toBe('done')
  expect(seatOf(table.room, MEMBER)?.avatar).toBe(avatar)
})

test('AC22 a journal without a player still replays to the same game, and does not identify the player', () => {
  const table = new Table(true)
  const avatar = '/media/avatars/abc.webp'
  table.join(HOST)
  table.join(MEMBER, { name: 'Wally', avatar, ownPicture: avatar })
  table.join(MEMBER, { name: 'Wally the second', avatar, ownPicture: avatar })
  table.join(GUEST)
  table.play([MEMBER, GUEST])
  const before = table.shares()
  const taken = table.journal.flatMap((event) => seatTakenBy(event) ?? [])
  const own = taken.filter(({ credentials }) => credentials.includes(MEMBER)).map(({ playerId }) => playerId)
  const journal = withoutIdentity(table.journal, new Set(own))
  expect(JSON.stringify(journal)).not.toMatch(/Wally|abc\.webp/)
  expect(withoutIdentity(table.journal, new Set(['stranger']))).toEqual(table.journal)
  table.room = replay(journal)
  expect(table.shares()).toEqual(before)
})
