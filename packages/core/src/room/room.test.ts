import { expect, test } from 'vitest'
import { get, has, seeded, values } from '../lib/index.ts'
import { isSurvey, isTimed } from '../questions/index.ts'
import { ALL_TYPES_QUIZ, exampleOf, playedQuiz } from '../testing/index.ts'
import { HOST, OPENED_MS, Table } from '../testing/room-table.ts'
import type { Room, RoomCommand } from './index.ts'
import {
  announce,
  currentQuestion,
  decide,
  GIVER_OF_COMMAND,
  isJournalled,
  leaderboardRows,
  leaderboardView,
  nextWake,
  played,
  presentView,
  questionView,
  RoomEvent,
  replay,
  seatOf,
} from './index.ts'

/** A command of each sort, as it would be given. */
const COMMANDS: { [Do in RoomCommand['do']]: (credential: string, table: Table) => Extract<RoomCommand, { do: Do }> } =
  {
    join: (credential) => ({
      do: 'join',
      credential,
      name: 'x',
      email: 'a@example.org',
      avatar: 'avatar2',
      ageGroup: '18+',
    }),
    rejoin: (credential) => ({ do: 'rejoin', credential }),
    leave: (credential) => ({ do: 'leave', credential }),
    submitAnswer: (credential) => ({
      do: 'submitAnswer',
      credential,
      questionId: '',
      answer: 'Cedar',
      claimedS: null,
      creditMs: 0,
    }),
    startQuiz: (credential) => ({ do: 'startQuiz', credential }),
    closeQuestion: (credential) => ({ do: 'closeQuestion', credential }),
    nextQuestion: (credential) => ({ do: 'nextQuestion', credential }),
    goToPodium: (credential) => ({ do: 'goToPodium', credential }),
    playAgain: (credential) => ({ do: 'playAgain', credential }),
    replaceQuiz: (credential, { room }) => ({ do: 'replaceQuiz', credential, quiz: playedQuiz(room.stored.source) }),
    removePlayer: (credential, table) => ({
      do: 'removePlayer',
      credential,
      playerId: seatOf(table.room, 'ann')?.playerId ?? '',
      alsoCredentials: [],
    }),
    renamePlayer: (credential, table) => ({
      do: 'renamePlayer',
      credential,
      playerId: seatOf(table.room, 'ann')?.playerId ?? '',
      name: 'Bright Wombat',
    }),
    setExtraTime: (credential) => ({ do: 'setExtraTime', credential, playerId: 'nobody', extraTime: 50 }),
    lockRoom: (credential) => ({ do: 'lockRoom', credential, locked: true }),
    drop: (credential) => ({ do: 'drop', credential }),
    tick: () => ({ do: 'tick' }),
    wakeUp: (_, { nowMs }) => ({ do: 'wakeUp', ranUntilMs: nowMs - 5_000 }),
    raiseSeats: () => ({ do: 'raiseSeats', capacity: 100 }),
    close: () => ({ do: 'close' }),
    resume: (_, { nowMs }) => ({ do: 'resume', ranUntilMs: nowMs - 5_000 }),
  }
const givenBy = (giver: 'host' | 'anyone' | 'server') =>
  Object.values(COMMANDS).filter((command) => GIVER_OF_COMMAND[command('', new Table()).do] === giver)

/** A room in each of its phases, with the players ann and bob. */
const inEachPhase = (): Table[] => {
  const waiting = new Table()
  for (const credential of [HOST, 'ann', 'bob']) waiting.join(credential)
  const revealed = new Table().start('ann', 'bob')
  revealed.give({ do: 'closeQuestion', credential: HOST })
  const podium = new Table().start('ann', 'bob')
  podium.give({ do: 'closeQuestion', credential: HOST })
  podium.give({ do: 'goToPodium', credential: HOST })
  const closed = new Table().start('ann', 'bob')
  closed.give({ do: 'leave', credential: HOST })
  return [waiting, new Table().start('ann', 'bob'), revealed, podium, closed]
}

test('RM1 what the host alone commands is refused to everyone else in every phase, and changes nothing', () => {
  expect(givenBy('host').length).toBeGreaterThanOrEqual(6)
  for (const table of inEachPhase()) {
    const before = table.room
    for (const command of givenBy('host')) {
      for (const credential of ['ann', 'a stranger', '']) {
        const refusal = table.give(command(credential, table))
        expect(refusal, command(credential, table).do).toBe(before.phase === 'closed' ? 'room/closed' : 'room/not-host')
        expect(table.room).toBe(before)
      }
    }
  }
})

test('RM1 a room that is over takes no command, and the server gives it nothing to do', () => {
  const closed = inEachPhase().find(({ room }) => room.phase === 'closed') ?? new Table()
  const before = closed.room
  for (const command of [...givenBy('host'), ...givenBy('anyone')])
    expect(closed.give(command(HOST, closed))).toBe('room/closed')
  for (const command of givenBy('server')) expect(closed.give(command('ann', closed))).toBe('done')
  expect(closed.room).toBe(before)
})

test('no phase of a room keeps what only another one knows', () => {
  const own = (room: Room) => Object.keys(room).filter((key) => !Object.keys(new Table().room).includes(key))
  expect(inEachPhase().map(({ room }) => own(room).sort())).toEqual([
    [],
    [
      'addedMs',
      'answers',
      'endsAtMs',
      'extraTimes',
      'index',
      'isOvertime',
      'opensAtMs',
      'order',
      'over',
      'ranSinceMs',
      'startedAtMs',
    ],
    ['endedEarly', 'index', 'marks', 'order', 'over', 'startedAtMs'],
    [],
    ['why'],
  ])
})

test('RM2 a room plays aliases: neither the quiz, nor a question, nor a media file has its own name', () => {
  const { room } = new Table()
  const source = JSON.stringify([room.quiz.alias, room.quiz.questions])
  for (const name of ['source-quiz', 'question-1', '"picture.png"', 'solution-picture'])
    expect(source).not.toContain(name)
  expect(Object.values(room.quiz.media)).toContainEqual({ folder: 'readymade', name: 'solution-picture.png' })
})

test('RM3 a room never takes more than its seats, and keeps one for the host', () => {
  const table = new Table({ capacity: 3 })
  expect([table.join('ann'), table.join('bob'), table.join('cem')]).toEqual(['done', 'done', 'room/full'])
  expect(table.join(HOST)).toBe('done')
  expect(table.join('cem')).toBe('room/full')
  table.give({ do: 'leave', credential: 'bob' })
  expect(table.join('cem')).toBe('done')
  expect(table.give({ do: 'rejoin', credential: 'bob' })).toBe('room/full')
})

test('RM48 more seats are there at once, in every phase, and none is taken away again', () => {
  for (const table of inEachPhase().filter(({ room }) => room.phase !== 'closed')) {
    expect(table.join('cem')).toBe('done')
    expect(table.join('dan')).toBe('room/full')
    table.give({ do: 'raiseSeats', capacity: 5 })
    expect(table.join('dan')).toBe('done')
    expect(table.join('eve')).toBe('room/full')
    const before = table.room
    table.give({ do: 'raiseSeats', capacity: 4 })
    expect(table.room).toBe(before)
    expect(leaderboardView(table.room)).toMatchObject({ seats: 5, capacity: 5 })
    expect(replay(table.events)).toEqual(table.room)
  }
})

test.each([
  ['6 to 8', null],
  ['9 to 14', null],
  ['9 to 14 ', null],
  ['18+', 'a@example.org'],
])('RM4 for a guest of %s the email %s is stored', (ageGroup, email) => {
  const table = new Table()
  expect(table.join('ann', { ageGroup })).toBe('done')
  expect(table.seat('ann').email).toBe(email)
})

test.each([
  [{ name: '   ' }, 'player/name-empty'],
  [{ name: '\u202E\u200B' }, 'player/name-empty'],
  [{ name: 'x'.repeat(31) }, 'player/name-too-long'],
  [{ email: '' }, 'player/email-empty'],
  [{ email: 'nobody' }, 'player/email-invalid'],
  [{ ageGroup: '99' }, 'player/age-group-invalid'],
  [{ avatar: 'avatar5' }, 'player/avatar-invalid'],
])('RM5 a player with %o is refused with %s', (change, refusal) => {
  const table = new Table()
  const before = table.room
  expect(table.join('ann', change)).toBe(refusal)
  expect(table.room).toBe(before)
})

test('RM5 a name is cleaned of what could disguise it', () => {
  const table = new Table()
  table.join('ann', { name: ' Ａnn\u202E  \u200BLee ' })
  expect(table.seat('ann').name).toBe('Ann Lee')
})

test('RM6 a credential gets its seat back with its score in every phase; an unknown one gets nothing', () => {
  const table = new Table().start('ann', 'bob')
  const everywhere: string[] = []
  const lookIn = () => {
    table.give({ do: 'drop', credential: 'ann' })
    expect(table.give({ do: 'rejoin', credential: 'ann' })).toBe('done')
    expect(table.give({ do: 'rejoin', credential: 'eve' })).toBe('room/not-joined')
    everywhere.push(...presentView(table.room, table.seat('ann'), table.nowMs).map((shown) => shown.shows))
  }
  table.answer('ann', 'Cedar')
  lookIn()
  table.give({ do: 'closeQuestion', credential: HOST })
  lookIn()
  table.give({ do: 'goToPodium', credential: HOST })
  lookIn()
  expect(everywhere).toEqual(['question', 'clock', 'reveal', 'podium'])
  expect(table.seat('ann').score).toBe(100)
})

test('RM40 a player who reconnects or joins late gets the question together with its answer; the reveal itself is not announced twice', () => {
  const table = new Table().start('ann')
  const asked = presentView(table.room, table.seat('ann'), table.nowMs)[0]
  const question = asked?.shows === 'question' ? asked.question : null
  table.give({ do: 'closeQuestion', credential: HOST })
  table.join('late')
  for (const credential of [HOST, 'ann', 'late'])
    expect(presentView(table.room, table.seat(credential), table.nowMs)[0]).toMatchObject({ shows: 'reveal', question })
  const [revealed] = announce(table.room, { was: 'questionClosed', why: 'host' }, table.nowMs)
  expect(revealed?.to === 'each' && revealed.shownTo(table.seat('ann'))).not.toHaveProperty('question')
})

test('SO30 a player who reconnects while the clock runs gets the elapsed time right after the question', () => {
  const table = new Table().start('ann')
  const shown = () => presentView(table.room, table.seat('ann'), table.nowMs)
  table.nowMs = OPENED_MS + 7_500
  expect(shown()[1]).toMatchObject({ shows: 'clock', timerS: 30, elapsedMs: 4_500 })
  table.nowMs = OPENED_MS + 1_000
  expect(shown()).toHaveLength(1)
})

test('RM6 a rejoin says what was already answered', () => {
  const table = new Table().start('ann', 'bob')
  table.answer('ann', 'Cedar')
  expect(presentView(table.room, table.seat('ann'), table.nowMs)[0]).toMatchObject({
    shows: 'question',
    answered: 'Cedar',
  })
  expect(presentView(table.room, table.seat('bob'), table.nowMs)[0]).toMatchObject({ answered: null })
})

test('RM7 a question opens after 3 s and closes at its limit with or without a host', () => {
  const table = new Table().start('ann')
  table.give({ do: 'drop', credential: HOST })
  expect(nextWake(table.room)).toBe(OPENED_MS + 33_000)
  table.nowMs = OPENED_MS + 32_999
  table.give({ do: 'tick' })
  expect(table.room.phase).toBe('asking')
  expect(table.tickWhenDue().room.phase).toBe('revealed')
})

test('RM41 questions open after the get-ready time of their room, and a replay says the same', () => {
  const table = new Table({ getReadyMs: 700 })
  for (const credential of [HOST, 'ann']) table.join(credential)
  for (const command of ['startQuiz', 'nextQuestion'] as const) {
    const announcedMs = table.nowMs
    table.give({ do: command, credential: HOST })
    table.nowMs = announcedMs + 699
    expect(table.give({ do: 'closeQuestion', credential: HOST })).toBe('room/not-now')
    table.nowMs = announcedMs + 700
    expect(table.give({ do: 'closeQuestion', credential: HOST })).toBe('done')
  }
  expect(replay(table.events.map((event) => RoomEvent.parse(event)))).toEqual(table.room)
})

test('RM41 a journal from before rooms had a get-ready time is read as one with 3 s', () => {
  const [opened] = new Table({ getReadyMs: 700 }).events
  if (opened?.was !== 'roomOpened') throw new Error('no opening')
  const { getReadyMs: _, ...before } = opened.settings
  expect(RoomEvent.parse({ ...opened, settings: before })).toMatchObject({ settings: { getReadyMs: 3_000 } })
})

test('RM7 a question closes when everyone who is here has answered', () => {
  const table = new Table().start('ann', 'bob')
  table.answer('ann', 'Cedar')
  expect(table.room.phase).toBe('asking')
  table.answer('bob', 'Birch')
  expect(table.room.phase).toBe('revealed')
})

test('RM7 a disconnected player is waited for 10 s, then the question continues without that player', () => {
  const table = new Table().start('ann', 'bob')
  table.give({ do: 'drop', credential: 'bob' })
  table.answer('ann', 'Cedar')
  expect(table.room.phase).toBe('asking')
  expect(nextWake(table.room)).toBe(table.nowMs + 10_000)
  expect(table.tickWhenDue().room.phase).toBe('revealed')
})

test('RM8 a doubled command of the host skips nothing', () => {
  const table = new Table().start('ann')
  table.give({ do: 'closeQuestion', credential: HOST })
  const questionId = table.room.phase === 'revealed' ? currentQuestion(table.room).questionId : ''
  expect(table.give({ do: 'nextQuestion', credential: HOST, questionId })).toBe('done')
  const after = table.room
  expect(table.give({ do: 'nextQuestion', credential: HOST, questionId })).toBe('done')
  expect(table.give({ do: 'closeQuestion', credential: HOST, questionId })).toBe('done')
  expect(table.room).toBe(after)
})

test.each<[string, (table: Table) => string, string]>([
  [
    'a second, other answer',
    (table) => table.answer('ann', 'Cedar') && table.answer('ann', 'Birch'),
    'answer/already-given',
  ],
  [
    'an answer to another question',
    (table) => table.answer('ann', 'Cedar', { questionId: 'alias-99' }),
    'answer/question-not-open',
  ],
  [
    'an answer for another quiz',
    (table) => table.answer('ann', 'Cedar', { quizId: 'other' }),
    'answer/question-not-open',
  ],
  [
    'an answer in the name of another',
    (table) => table.answer('ann', 'Cedar', { playerId: table.seat('bob').playerId }),
    'room/not-your-seat',
  ],
  ['an answer of a stranger', (table) => table.answer('eve', 'Cedar'), 'room/not-joined'],
  ['an answer of the host in host mode', (table) => table.answer(HOST, 'Cedar'), 'answer/host-mode'],
  ['an answer that is no option', (table) => table.answer('ann', 'Oak'), 'answer/invalid'],
  [
    'an answer before the opening',
    (table) => {
      table.nowMs -= 1
      return table.answer('ann', 'Cedar')
    },
    'answer/too-early',
  ],
  [
    'an answer after the limit',
    (table) => {
      table.nowMs += 30_001
      return table.answer('ann', 'Cedar')
    },
    'answer/too-late',
  ],
])('RM9 %s is refused', (_, act, refusal) => {
  const table = new Table().start('ann', 'bob')
  expect(act(table)).toBe(refusal)
  expect(table.seat('bob').score).toBe(0)
})

test('RM10 a host who leaves ends the room; a player who leaves gives the seat back', () => {
  const table = new Table().start('ann', 'bob')
  table.give({ do: 'leave', credential: 'ann' })
  expect(table.room.phase).toBe('asking')
  expect(leaderboardView(table.room).seats).toBe(2)
  table.give({ do: 'leave', credential: HOST })
  expect(table.room).toMatchObject({ phase: 'closed', why: 'hostLeft' })
  expect(table.join('ann')).toBe('room/closed')
})

test('RM11 a host who stays away for the grace period ends the room, one who returns does not', () => {
  const table = new Table()
  table.join(HOST)
  table.give({ do: 'drop', credential: HOST })
  expect(nextWake(table.room)).toBe(OPENED_MS + 60_000)
  table.nowMs += 59_999
  table.give({ do: 'rejoin', credential: HOST })
  expect(nextWake(table.room)).toBeNull()
  table.give({ do: 'drop', credential: HOST })
  expect(table.tickWhenDue().room).toMatchObject({ phase: 'closed', why: 'hostGone' })
})

test('RM11 after a restart the grace period starts again', () => {
  const table = new Table({ hostMode: false }).start('ann')
  table.give({ do: 'closeQuestion', credential: HOST })
  table.nowMs += 50_000
  table.give({ do: 'resume', ranUntilMs: table.nowMs - 5_000 })
  expect(nextWake(table.room)).toBe(table.nowMs + 60_000)
  const nobody = new Table()
  for (const command of ['resume', 'wakeUp'] as const) {
    nobody.nowMs += 70_000
    nobody.give({ do: command, ranUntilMs: nobody.nowMs - 65_000 })
    expect(nextWake(nobody.room)).toBe(nobody.nowMs + 60_000)
  }
})

/** What a question shows of its clock when somebody comes back. */
const clockOf = (table: Table) =>
  presentView(table.room, table.seat('ann'), table.nowMs).find((shown) => shown.shows === 'clock')

test('RM42 after an outage a question goes on where its clock stood, on every screen, and a journal replays to the same', () => {
  const table = new Table().start('ann', 'bob', 'cem')
  table.nowMs += 4_000
  table.answer('ann', 'Cedar')
  table.nowMs += 6_000
  const ranUntilMs = table.nowMs
  table.nowMs += 42_000
  table.give({ do: 'resume', ranUntilMs })
  expect(clockOf(table)).toMatchObject({ getReadyMs: 0, elapsedMs: 10_000, addedMs: 42_000 })
  for (const credential of ['bob', 'cem']) table.give({ do: 'rejoin', credential })
  table.nowMs += 1_000
  table.answer('bob', 'Cedar')
  table.nowMs += 18_999
  table.give({ do: 'tick' })
  expect(table.room.phase).toBe('asking')
  table.nowMs += 1
  table.give({ do: 'tick' })
  expect(table.room.phase).toBe('revealed')
  const taken = [table.seat('ann'), table.seat('bob')].map(({ answerMs }) => answerMs)
  expect(taken).toEqual([4_000, 11_000])
  const { presence: _, linesUp: __, hostAwaitedSinceMs: ___, ...replayed } = replay(table.events.filter(isJournalled))
  expect(table.room).toMatchObject(replayed)
})

test('RM42 a question that should have opened during an outage opens at once, with its whole time', () => {
  const table = new Table()
  for (const credential of [HOST, 'ann']) table.join(credential)
  table.give({ do: 'startQuiz', credential: HOST })
  table.nowMs += 1_000
  table.give({ do: 'resume', ranUntilMs: table.nowMs })
  table.nowMs += 60_000
  table.give({ do: 'resume', ranUntilMs: table.nowMs - 60_000 })
  expect(clockOf(table)).toMatchObject({ getReadyMs: 0, elapsedMs: 0, addedMs: 58_000 })
  expect(table.answer('ann', 'Cedar')).toBe('done')
})

test('RM42 where nobody knows until when the room ran, what is stored of the question tells it', () => {
  const table = new Table().start('ann', 'bob')
  table.nowMs += 12_000
  table.answer('ann', 'Cedar')
  table.nowMs += 50_000
  table.give({ do: 'resume', ranUntilMs: undefined })
  expect(clockOf(table)).toMatchObject({ elapsedMs: 12_000, addedMs: 50_000 })
})

test('RM42 a pause is told to everyone at once, and answers that came during it took no longer than until it began', () => {
  const table = new Table().start('ann', 'bob')
  table.nowMs += 5_000
  const ranUntilMs = table.nowMs
  table.nowMs += 7_000
  table.answer('ann', 'Cedar')
  table.give({ do: 'wakeUp', ranUntilMs })
  const slept = table.events.at(-1)
  expect(slept && announce(table.room, slept, table.nowMs)).toEqual([
    { to: 'everyone', shown: expect.objectContaining({ shows: 'clock', elapsedMs: 5_000, addedMs: 7_000 }) },
  ])
  table.nowMs += 1_000
  table.answer('bob', 'Cedar')
  expect([table.seat('ann').answerMs, table.seat('bob').answerMs]).toEqual([5_000, 6_000])
})

test('RM42 two reports of one outage add it once, and one of the time before the question adds nothing of that', () => {
  const table = new Table().start('ann')
  table.nowMs += 10_000
  table.give({ do: 'wakeUp', ranUntilMs: table.nowMs - 4_000 })
  table.give({ do: 'wakeUp', ranUntilMs: table.nowMs - 6_000 })
  expect(clockOf(table)).toMatchObject({ elapsedMs: 6_000, addedMs: 4_000 })
  table.give({ do: 'closeQuestion', credential: HOST })
  table.give({ do: 'nextQuestion', credential: HOST })
  table.nowMs += 3_000
  table.give({ do: 'wakeUp', ranUntilMs: table.nowMs - 60_000 })
  expect(clockOf(table)).toMatchObject({ getReadyMs: 3_000, addedMs: 3_000 })
})

test('RM43 outages add at most five minutes to a question, however many there are, and what was over stays over', () => {
  const long = new Table().start('ann')
  long.nowMs += 400_000
  long.give({ do: 'resume', ranUntilMs: long.nowMs - 395_000 })
  long.give({ do: 'tick' })
  expect(long.room.phase).toBe('revealed')

  const many = new Table({ hostGraceMs: 3_600_000 }).start('ann')
  for (let crash = 0; crash < 50; crash += 1) {
    many.nowMs += 100
    many.give({ do: 'resume', ranUntilMs: many.nowMs })
    many.nowMs += 20_000
    many.give({ do: 'resume', ranUntilMs: many.nowMs - 20_000 })
    many.give({ do: 'tick' })
  }
  const shifts = many.events.filter((event) => event.was === 'questionShifted')
  expect(shifts.reduce((sum, { addedMs }) => sum + addedMs, 0)).toBe(300_000)
  expect(many.room.phase).toBe('revealed')

  const over = new Table().start('ann')
  over.nowMs += 31_000
  over.give({ do: 'resume', ranUntilMs: over.nowMs - 500 })
  over.give({ do: 'tick' })
  expect(over.room.phase).toBe('revealed')
})

test('RM44 a page that believes that the time is over ends nothing, whoever presses a button does', () => {
  const table = new Table().start('ann')
  const close = { do: 'closeQuestion', credential: HOST } as const
  expect(table.give({ ...close, isReminder: true })).toBe('done')
  expect(table.room.phase).toBe('asking')
  table.give(close)
  expect(table.room.phase).toBe('revealed')
  const over = new Table().start('ann')
  over.nowMs += 30_000
  over.give({ ...close, isReminder: true })
  expect(over.room.phase).toBe('revealed')
})

test('RM42 a journal of before there were two clocks is read as it was', () => {
  const table = new Table().start('ann')
  const events = table.events.map((event) => {
    const { startedAtMs: _, ...before } = { startedAtMs: 0, ...event }
    return RoomEvent.parse(before)
  })
  expect(replay(events)).toMatchObject({ phase: 'asking', startedAtMs: OPENED_MS + 3_000, addedMs: 0 })
})

test('RM23 the time in which the server was suspended is not counted against absent players', () => {
  const table = new Table().start('ann', 'bob')
  table.answer('ann', 'Cedar')
  for (const credential of [HOST, 'bob']) table.give({ do: 'drop', credential })
  table.nowMs += 25_000
  table.give({ do: 'wakeUp', ranUntilMs: table.nowMs - 25_000 })
  table.give({ do: 'tick' })
  expect(table.room.phase).toBe('asking')
  expect(table.give({ do: 'rejoin', credential: 'bob' })).toBe('done')
  expect(table.answer('bob', 'Cedar')).toBe('done')
  table.nowMs += 59_000
  table.give({ do: 'tick' })
  expect(table.room.phase).toBe('revealed')
  expect(table.give({ do: 'rejoin', credential: HOST })).toBe('done')
})

test('RM12 in host mode the host is listed, but neither answers nor is ranked; else the host plays', () => {
  const withMode = new Table().start('ann')
  expect(leaderboardView(withMode.room)).toMatchObject({ seats: 2, answering: 1 })
  expect(leaderboardView(withMode.room).standings.length).toBe(1)
  const without = new Table({ hostMode: false }).start('ann')
  expect(leaderboardView(without.room).standings.length).toBe(2)
  expect(without.answer(HOST, 'Cedar')).toBe('done')
})

test('RM13 the same answer again is accepted and changes nothing, also after the question closed', () => {
  const table = new Table().start('ann', 'bob')
  table.answer('ann', 'Cedar')
  const before = table.room
  expect(table.answer('ann', 'Cedar')).toBe('done')
  expect(table.room).toBe(before)
  table.give({ do: 'closeQuestion', credential: HOST })
  expect(table.answer('ann', 'Cedar')).toBe('done')
  expect(table.answer('bob', 'Cedar')).toBe('answer/too-late')
  expect(table.seat('ann').score).toBe(100)
})

test('RM14 the host who plays sees no more than a player; in host mode the chart comes with the reveal', () => {
  const shownToHost = (hostMode: boolean) => {
    const table = new Table({ hostMode }).start('ann')
    const open = JSON.stringify(presentView(table.room, table.seat(HOST), table.nowMs))
    table.answer('ann', 'Cedar')
    if (!hostMode) table.answer(HOST, 'Birch')
    return { open, reveal: presentView(table.room, table.seat(HOST), table.nowMs)[0] }
  }
  expect(shownToHost(true).open).not.toContain('secret-reason')
  expect(shownToHost(false).open).toBe(shownToHost(true).open.replace('"hostMode":true', '"hostMode":false'))
  expect(shownToHost(true).reveal).toMatchObject({ reveal: { chart: { values: [0, 0, 1, 0], correctAnswerIndex: 2 } } })
  expect(shownToHost(false).reveal).toMatchObject({ reveal: { chart: null } })
})

test('RM14 with answers not shown, players get their result without the solution and the host in host mode gets it', () => {
  const table = new Table({ showAnswer: false }).start('ann')
  table.answer('ann', 'Cedar')
  expect(presentView(table.room, table.seat('ann'), table.nowMs)[0]).toMatchObject({
    reveal: { isCorrect: true, points: 100, solution: null, explanation: null, answerImage: null },
  })
  expect(presentView(table.room, table.seat(HOST), table.nowMs)[0]).toMatchObject({ reveal: { solution: ['Cedar'] } })
})

test('QU20 what a picture shows is told with the picture: that of an answer once it is over, to whom answers are shown', () => {
  for (const showAnswer of [true, false]) {
    const table = new Table({ showAnswer }).start('ann')
    const shown = () => presentView(table.room, table.seat('ann'), table.nowMs)[0]
    expect(shown()).toMatchObject({ question: { imageAlt: 'A riddle' } })
    expect(JSON.stringify(shown())).not.toContain('solves the riddle')
    table.answer('ann', 'Cedar')
    expect(JSON.stringify(shown()).includes('solves the riddle')).toBe(showAnswer)
  }
})

test('RM15 rows of the leaderboard carry nothing but what is public, and no score of an open question', () => {
  const table = new Table().start('ann', 'bob')
  table.answer('ann', 'Cedar')
  const board = leaderboardView(table.room)
  expect(Object.keys(board.standings[0] ?? {}).sort()).toEqual(
    ['avatar', 'hasAnswered', 'isAtPodium', 'isActive', 'name', 'playerId', 'rank', 'totalScore'].sort(),
  )
  expect(board).toMatchObject({ answered: 1, lastRight: 0 })
  expect(board.standings.every((row) => row.totalScore === 0)).toBe(true)
})

test('SO8 a host sees a hundred arrive in the waiting room, everybody else the first fifty, and so does the host in the game', () => {
  const table = new Table({ capacity: 200 })
  table.join(HOST)
  const players = Array.from({ length: 120 }, (_, index) => `p${index}`)
  for (const player of players) table.join(player)
  const rowsFor = (credential: string) =>
    leaderboardView(table.room, leaderboardRows(table.room, credential)).standings.map(({ name }) => name)
  expect(rowsFor(HOST)).toEqual([HOST, ...players.slice(0, 99)])
  expect(rowsFor('p1')).toEqual([HOST, ...players.slice(0, 49)])
  table.give({ do: 'startQuiz', credential: HOST })
  expect(rowsFor(HOST)).toHaveLength(50)
})

test('RM17 an info slide has no clock and no reveal: the host moves on from it', () => {
  const table = new Table().start('ann')
  const toSlide = () => {
    while (table.room.phase !== 'asking' || table.room.endsAtMs !== null) {
      table.nowMs += 3_000
      table.give({ do: 'closeQuestion', credential: HOST })
      table.give({ do: 'nextQuestion', credential: HOST })
    }
  }
  toSlide()
  expect(nextWake(table.room)).toBeNull()
  expect(table.answer('ann', 'anything')).toBe('answer/too-late')
  expect(table.give({ do: 'closeQuestion', credential: HOST })).toBe('room/not-now')
  expect(table.give({ do: 'nextQuestion', credential: HOST })).toBe('done')
  expect(table.room.phase).toBe('asking')
})

test('QU22 questions are numbered among the questions of the game, and its info slide is not', () => {
  const table = new Table().start('ann')
  const numbers: (number | null)[] = []
  while (table.room.phase === 'asking') {
    const { countedNumber, questionCount } = questionView(table.room)
    numbers.push(countedNumber)
    expect(questionCount).toBe(ALL_TYPES_QUIZ.questions.length - 1)
    table.nowMs += 3_000
    table.give({ do: 'closeQuestion', credential: HOST })
    if (table.give({ do: 'nextQuestion', credential: HOST }) !== 'done') break
  }
  expect(numbers.filter((number) => number !== null)).toEqual(
    Array.from({ length: ALL_TYPES_QUIZ.questions.length - 1 }, (_, place) => place + 1),
  )
  expect(numbers).toHaveLength(ALL_TYPES_QUIZ.questions.length)
})

test('RM18 play again empties the scores and keeps the players; another quiz may take the place', () => {
  const table = new Table().start('ann')
  table.answer('ann', 'Cedar')
  const firstGame = table.room
  expect(table.give({ do: 'playAgain', credential: HOST })).toBe('room/not-now')
  table.give({ do: 'goToPodium', credential: HOST })
  table.give({ do: 'playAgain', credential: HOST })
  expect(table.room.phase).toBe('waiting')
  expect(table.seat('ann')).toMatchObject({ score: 0, rank: 0 })
  const idsOf = (room: Room) => room.quiz.questions.map((question) => question.questionId)
  expect(idsOf(table.room)).not.toEqual(expect.arrayContaining(idsOf(firstGame).slice(0, 1)))
  expect(Object.values(table.room.quiz.sourceQuestionIds)).toEqual(Object.values(firstGame.quiz.sourceQuestionIds))
  expect(Object.values(table.room.quiz.media)).toEqual(Object.values(firstGame.quiz.media))
  const quiz = playedQuiz({ ...ALL_TYPES_QUIZ, quizName: 'Another' }, 'another')
  expect(table.give({ do: 'replaceQuiz', credential: HOST, quiz })).toBe('done')
  expect(table.give({ do: 'startQuiz', credential: HOST })).toBe('done')
  expect(table.give({ do: 'replaceQuiz', credential: HOST, quiz })).toBe('room/not-now')
  expect(table.room.quiz.quizName).toBe('Another')
})

test('IN7 a room remembers the questions of its quizzes, the present ones first, at most so many', () => {
  const table = new Table()
  const play = (name: string, count: number) => {
    const questions = Array.from({ length: count }, (_, index) => ({
      ...exampleOf('MCQ'),
      questionId: `${name}${index}`,
    }))
    const quiz = playedQuiz({ ...ALL_TYPES_QUIZ, questions }, name)
    table.give({ do: 'replaceQuiz', credential: HOST, quiz })
  }
  const own = played(table.room)
  play('a', 2)
  expect(played(table.room)).toEqual(['a0', 'a1', ...own])
  play('b', 1)
  play('a', 1)
  expect(played(table.room)).toEqual(['a0', 'b0', 'a1', ...own])
  play('c', 300)
  play('d', 1)
  expect(table.room.playedBefore).toHaveLength(200)
})

test('RM19 a late joiner sees the question that is open and may answer it', () => {
  const table = new Table().start('ann')
  table.nowMs += 5_000
  expect(table.join('late')).toBe('done')
  expect(presentView(table.room, table.seat('late'), table.nowMs)[0]).toMatchObject({
    shows: 'question',
    elapsedMs: 5_000,
    getReadyMs: 0,
  })
  expect(table.answer('late', 'Cedar')).toBe('done')
})

test('SC7 a late joiner is charged the questions that are over, and never beats an earlier player with the same score', () => {
  const table = new Table().start('ann')
  table.tickWhenDue()
  table.join('at-the-answer')
  table.give({ do: 'nextQuestion', credential: HOST })
  table.nowMs += 3_000
  table.join('at-the-second')
  table.tickWhenDue()
  const everyone = ['ann', 'at-the-answer', 'at-the-second'].map((credential) => table.seat(credential))
  expect(new Set(everyone.map(({ answerMs }) => answerMs))).toEqual(new Set([table.seat('ann').answerMs]))
  expect(everyone.map(({ rank }) => rank)).toEqual([1, 1, 1])
  expect(table.seat('ann').answerMs).toBeGreaterThan(0)
})

test('RM34 a player who joins after the game has no place on its podium and no rank', () => {
  const table = new Table().start('ann')
  table.tickWhenDue()
  table.give({ do: 'goToPodium', credential: HOST })
  table.join('late')
  const [shown] = presentView(table.room, table.seat('late'), table.nowMs)
  if (shown?.shows !== 'podium') throw new Error('is at the podium')
  expect(shown.podium.standings.map(({ name }) => name)).toEqual(['ann'])
  expect(shown.podium.rank).toBe(0)
})

test('RM20 randomised questions are all asked once, in the order that the journal keeps', () => {
  const table = new Table({ randomizeQuestion: true }).start('ann')
  const order = table.room.phase === 'asking' ? table.room.order : []
  expect([...order].sort((left, right) => left - right)).toEqual(table.room.quiz.questions.map((_, place) => place))
})

test('RM20 info slides keep their places when the questions are in a random order', () => {
  const orders = new Set<string>()
  for (let seed = 0; seed < 20; seed += 1) {
    const table = new Table({ randomizeQuestion: true })
    const { questions } = table.room.quiz
    const circumstances = { nowMs: 0, runningMs: 0, random: seeded(seed), newId: String, maskRudeWords: String }
    const decision = decide(table.room, { do: 'startQuiz', credential: HOST }, circumstances)
    const [started] = decision.ok ? decision.value : []
    const order = started?.was === 'quizStarted' ? started.order : []
    for (const [place, question] of questions.entries()) if (!isTimed(question)) expect(order[place]).toBe(place)
    orders.add(order.join())
  }
  expect(orders.size).toBeGreaterThan(5)
})

test('WR35 the difficulty is of everyone who was asked: whoever gave none or an empty answer counts, whoever came later does not', () => {
  const table = new Table({ capacity: 6 }).start('ann', 'bob', 'cem')
  table.answer('ann', 'Cedar')
  table.answer('bob', '')
  table.give({ do: 'closeQuestion', credential: HOST })
  table.join('late')
  table.give({ do: 'leave', credential: 'ann' })
  expect(presentView(table.room, table.seat('late'), table.nowMs)[0]).toMatchObject({ reveal: { correctPercent: 33 } })
})

test.each([
  ['the host', true, (table: Table) => table.give({ do: 'closeQuestion', credential: HOST })],
  ['the clock', false, (table: Table) => table.tickWhenDue()],
])('WR36 a question that %s ended says so: early is %s', (_, endedEarly, end) => {
  const table = new Table().start('ann')
  end(table)
  expect(presentView(table.room, table.seat('ann'), table.nowMs)[0]).toMatchObject({ reveal: { endedEarly } })
})

test('WR37 a survey offers no points', () => {
  const table = new Table().start('ann')
  const points: number[] = []
  for (;;) {
    const [shown] = presentView(table.room, table.seat('ann'), table.nowMs)
    if (shown?.shows !== 'question') break
    if (table.room.phase === 'asking' && isSurvey(currentQuestion(table.room))) points.push(shown.question.maxPoints)
    else expect(shown.question.maxPoints).toBe(table.room.phase === 'asking' && currentQuestion(table.room).maxPoints)
    table.give({ do: 'closeQuestion', credential: HOST })
    table.give({ do: 'nextQuestion', credential: HOST })
    table.nowMs += 3_000
  }
  expect(points).toEqual([0])
})

test('RM21 the latency credit shortens the time taken, never below zero', () => {
  const table = new Table().start('ann', 'bob')
  table.nowMs += 200
  table.answer('ann', 'Cedar', { creditMs: 250, claimedS: -50 })
  if (table.room.phase !== 'asking') throw new Error('still open')
  expect(get(table.room.answers, table.seat('ann').playerId)?.takenMs).toBe(0)
  expect(has(table.room.answers, table.seat('bob').playerId)).toBe(false)
})

test('RM45 of a new game the list marks who is still at the podium, until they come back or it starts', () => {
  const table = new Table().start('ann', 'bob')
  const there = () =>
    leaderboardView(table.room)
      .standings.filter((row) => row.isAtPodium)
      .map(({ name }) => name)
  table.answer('ann', 'Cedar')
  table.nowMs += 3_000
  table.give({ do: 'closeQuestion', credential: HOST })
  table.give({ do: 'goToPodium', credential: HOST })
  expect(there()).toEqual([])
  table.give({ do: 'playAgain', credential: HOST })
  expect(there()).toEqual(['ann', 'bob'])
  const { linesUp } = table.room
  table.give({ do: 'rejoin', credential: 'bob' })
  expect([there(), table.room.linesUp]).toEqual([['ann'], linesUp])
  table.give({ do: 'playAgain', credential: HOST })
  table.give({ do: 'startQuiz', credential: HOST })
  expect(there()).toEqual([])
})

test('RM22 a new game is announced to everyone, a closed room too', () => {
  const { room } = new Table()
  expect(announce(room, { was: 'quizReplaced', quiz: room.quiz }, 0)).toEqual([
    {
      to: 'everyone',
      shown: {
        shows: 'newGame',
        quizName: 'All types',
        quizType: 'Ready Made',
        totalNoOfQuestions: ALL_TYPES_QUIZ.questions.length,
        questionCount: ALL_TYPES_QUIZ.questions.length - 1,
      },
    },
  ])
  expect(announce(room, { was: 'roomClosed', why: 'hostGone' }, 0)).toEqual([
    { to: 'everyone', shown: { shows: 'hostLeft' } },
  ])
  expect([...values(room.seats)]).toEqual([])
})
