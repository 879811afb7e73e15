import type { ServerToClientFrame } from '@quokka/contract/socket'
import { describe, expect, test } from 'vitest'
import type { PageEvent } from './page-events.ts'
import { OUTSIDE, reduceRoom } from './room-reducer.ts'
import type { RoomState } from './room-state.ts'
import { answerData, asks, frame, joined, leaderboard, podium, question, slide } from './testing/fixtures.ts'

type OnFrame = Extract<PageEvent, { was: 'frame' }>

const hears = (received: ServerToClientFrame, changes: Partial<OnFrame> = {}): OnFrame => ({
  was: 'frame',
  frame: received,
  atMs: 1_000,
  isArrival: false,
  kept: null,
  ...changes,
})

const after = (...events: PageEvent[]): RoomState => events.reduce(reduceRoom, OUTSIDE)
const entered: PageEvent = { was: 'entered', roomId: 'hk4pwt' }
const seated = (changes: Partial<typeof joined> = {}) =>
  hears(frame('joined', { ...joined, ...changes }), { isArrival: true })
const whats = ({ notices }: RoomState) => notices.map((notice) => ('text' in notice ? notice.text : notice.what))

describe('coming in', () => {
  test.each([
    [{}, 'joined'],
    [{ isHost: true }, 'createdAndJoined'],
    [{ rejoined: true }, 'welcomeBack'],
  ] as const)('RC11 a seat %j is welcomed with %s', (changes, what) => {
    expect(whats(after(entered, seated(changes)))).toEqual([what])
  })

  test('RC11 the answer to a probe is not announced as a return', () => {
    const state = after(entered, seated(), hears(frame('joined', { ...joined, rejoined: true })))
    expect(whats(state)).toEqual(['joined'])
  })

  test('RC8 a room that waits is shown at once, one in play with its question', () => {
    expect(after(entered, seated()).phase).toBe('waiting')
    expect(after(entered, seated({ phase: 'question' })).phase).toBe('entering')
    expect(after(entered, seated({ phase: 'question' }), hears(asks())).phase).toBe('question')
  })

  test('RC8 a frame before the seat changes nothing', () => {
    const before = after(entered)
    expect(reduceRoom(before, hears(asks()))).toBe(before)
  })

  test('RC11 notices have numbers of their own, and go when they were told', () => {
    const state = after(entered, seated(), { was: 'noticed', what: 'notSent' })
    expect(state.notices.map(({ id }) => id)).toEqual([1, 2])
    const told = reduceRoom(state, { was: 'noticeTold', id: 1 })
    expect(reduceRoom(told, { was: 'noticed', what: 'notSent' }).notices.map(({ id }) => id)).toEqual([2, 3])
  })
})

describe('a question', () => {
  const room = [entered, seated()] as const

  test('RC8 it is counted down, then open, by the page’s own clock', () => {
    const state = after(...room, hears(asks({ getReadyMs: 3_000 })))
    expect(state).toMatchObject({ phase: 'getReady', opensAtMs: 4_000, endsAtMs: 34_000, given: null })
    expect(reduceRoom(state, { was: 'opened', questionId: 'q1' }).phase).toBe('question')
    expect(reduceRoom(state, { was: 'opened', questionId: 'q0' })).toBe(state)
  })

  test('RC8 somebody who returns finds the time that is left', () => {
    expect(after(...room, hears(asks({ timeElapsedMs: 600 })))).toMatchObject({ opensAtMs: 400, endsAtMs: 30_400 })
  })

  test('RC8 a corrected clock counts for its question alone', () => {
    const state = after(...room, hears(asks()))
    const update = (questionId: string) =>
      hears(frame('timerUpdate', { questionId, timeElapsedMs: 5_000, timeToAnswer: 40 }), { atMs: 9_000 })
    expect(reduceRoom(state, update('q1'))).toMatchObject({ opensAtMs: 4_000, endsAtMs: 44_000 })
    expect(reduceRoom(state, update('q2'))).toBe(state)
  })

  test('RC16 time that was added to a question is told once, also to whoever reconnects, and the clock goes back', () => {
    const state = after(...room, hears(asks()))
    const update = (change: object) =>
      hears(frame('timerUpdate', { questionId: 'q1', timeElapsedMs: 5_000, timeToAnswer: 30, ...change }), {
        atMs: 50_000,
      })
    const told = { what: 'timeAdded', seconds: 42 }
    const added = reduceRoom(state, update({ addedMs: 42_000 }))
    expect(added).toMatchObject({ phase: 'question', opensAtMs: 45_000, endsAtMs: 75_000 })
    expect(added.notices.at(-1)).toMatchObject(told)
    const back = [
      asks(),
      frame('timerUpdate', { questionId: 'q1', timeElapsedMs: 9_000, timeToAnswer: 30, addedMs: 42_000 }),
    ]
    expect(back.map((one) => hears(one)).reduce(reduceRoom, added).notices).toEqual(added.notices)
    expect(reduceRoom(added, update({ addedMs: 43_000 })).notices.at(-1)).toMatchObject({ seconds: 1 })
    expect(reduceRoom(added, update({})).notices).toEqual(added.notices)
    const ready = reduceRoom(state, update({ getReadyMs: 2_000, timeElapsedMs: 0, addedMs: 42_000 }))
    expect(ready).toMatchObject({ phase: 'getReady', opensAtMs: 52_000, endsAtMs: 82_000 })
    expect(ready.notices.at(-1)).toMatchObject(told)
  })

  test('RC9 a slide without a clock has no end and no reveal', () => {
    const state = after(...room, hears(asks({ currentQuestion: slide })))
    expect(state).toMatchObject({ phase: 'question', endsAtMs: null })
    const reveal = hears(frame('sendAnswer', { answerData: { ...answerData, questionId: 's1', questionType: 'NQS' } }))
    expect(reduceRoom(state, reveal)).toBe(state)
  })

  test('RC5 an answer is given once, and received when the server says so', () => {
    const given = after(...room, hears(asks()), { was: 'answered', questionId: 'q1', text: 'Saturn' })
    expect(given).toMatchObject({ given: { text: 'Saturn', received: false } })
    expect(reduceRoom(given, { was: 'answered', questionId: 'q1', text: 'Mars' })).toBe(given)
    expect(reduceRoom(given, hears(frame('answerReceived', { questionId: 'q1' })))).toMatchObject({
      given: { text: 'Saturn', received: true },
    })
  })

  test('RC6 asked again, it shows the answer that the server has, or the one still to be sent', () => {
    expect(after(...room, hears(asks({ answered: 'Mars' })))).toMatchObject({ given: { text: 'Mars', received: true } })
    const kept = { questionId: 'q1', playerAnswer: 'Saturn' }
    expect(after(...room, hears(asks(), { kept }))).toMatchObject({ given: { text: 'Saturn', received: false } })
    expect(after(...room, hears(asks(), { kept: { ...kept, questionId: 'q0' } }))).toMatchObject({ given: null })
  })

  test('RC8 the reveal keeps the question that was asked', () => {
    const asked = after(...room, hears(asks()))
    const reveal = hears(frame('sendAnswer', { answerData }))
    expect(reduceRoom(asked, reveal)).toMatchObject({ phase: 'answer', question, answer: answerData })
    const another = hears(frame('sendAnswer', { answerData: { ...answerData, questionId: 'q0' } }))
    expect(reduceRoom(asked, another)).toBe(asked)
  })

  test('RC15 a page that knows nothing of the question learns it with the answer', () => {
    const reveal = hears(frame('sendAnswer', { answerData, currentQuestion: question }))
    expect(after(...room, reveal)).toMatchObject({ phase: 'answer', question, answer: answerData })
  })

  test('RC8 each phase has its own fields only', () => {
    const revealed = after(...room, hears(asks()), hears(frame('sendAnswer', { answerData })))
    expect(Object.keys(revealed).sort()).toEqual(
      ['answer', 'extraTimes', 'leaderboard', 'line', 'noticeCount', 'notices', 'phase', 'place', 'question'].sort(),
    )
  })

  test('XT7 a class that waits knows it until the clock moves or the question is over', () => {
    const waiting = after(...room, hears(asks()), hears(frame('aMoment', { questionId: 'q1' })))
    expect(waiting).toMatchObject({ isMoment: true })
    expect(reduceRoom(waiting, hears(frame('aMoment', { questionId: 'another' })))).toBe(waiting)
    const moved = frame('timerUpdate', { questionId: 'q1', timeElapsedMs: 9_000, timeToAnswer: 30 })
    expect(reduceRoom(waiting, hears(moved))).toMatchObject({ isMoment: false })
  })

  test('XT6 the list of players with more time stays from phase to phase', () => {
    const extraTimes = [{ playerId: 'mia', extraTime: 50 as const }]
    const told = after(...room, hears(frame('extraTimes', { players: extraTimes })), hears(asks()))
    expect(told).toMatchObject({ extraTimes })
  })

  test('RC8 the leaderboard stays from phase to phase', () => {
    expect(after(...room, hears(frame('sendLeaderboard', leaderboard)), hears(asks()))).toMatchObject({ leaderboard })
  })
})

describe('the line', () => {
  test('RC4 a lost connection keeps the screen and remembers since when', () => {
    const lost = (atMs: number): PageEvent => ({ was: 'lineLost', atMs, nextTryMs: atMs + 500, isOffline: false })
    const state = after(entered, seated(), hears(asks()), lost(2_000), lost(3_000))
    expect(state).toMatchObject({ phase: 'question', line: { is: 'lost', sinceMs: 2_000, nextTryMs: 3_500 } })
    expect(reduceRoom(state, seated({ phase: 'question', rejoined: true }))).toMatchObject({ line: { is: 'up' } })
  })

  test.each([
    [4404, 'noSuchRoom', []],
    [4403, 'forbidden', []],
    [4409, 'replaced', []],
    [4410, 'hostLeft', []],
    [1000, 'ended', ['left']],
    [1008, 'ended', ['left']],
  ])('RC4 close code %i ends the room: %s', (closeCode, why, notices) => {
    const state = after(entered, seated(), { was: 'ended', closeCode })
    expect(state).toMatchObject({ phase: 'closed', why, roomId: 'hk4pwt' })
    expect(whats(state).slice(1)).toEqual(notices)
  })

  test('RC11 leaving is told, once the player was in', () => {
    expect(whats(after(entered, seated(), { was: 'left' })).at(-1)).toBe('left')
    expect(after(entered, { was: 'left' })).toEqual(OUTSIDE)
  })
})

describe('the end', () => {
  test.each<[string, ServerToClientFrame, string]>([
    ['hostExited', frame('hostExited', {}), 'hostLeft'],
    [
      'an error with the code of a closed room',
      frame('error', { code: 'room/closed', message: 'In other words' }),
      'hostLeft',
    ],
    ['roomFull', frame('roomFull', {}), 'full'],
    ['removed', frame('removed', {}), 'removed'],
  ])('RC12 %s closes the room', (_, received, why) => {
    const state = after(entered, seated(), hears(received))
    expect(state).toMatchObject({ phase: 'closed', why })
    expect(reduceRoom(state, { was: 'ended', closeCode: 1000 })).toBe(state)
  })

  test('RC12 another error is told in the server’s words and changes nothing else', () => {
    expect(
      whats(after(entered, seated(), hears(frame('error', { code: 'room/not-now', message: 'Room Closed' })))),
    ).toEqual(['joined', 'Room Closed'])
  })

  test('RC12 a seat that is refused ends the visit with the reason', () => {
    expect(after(entered, { was: 'refused', sentence: 'Name: Field cannot be empty' })).toMatchObject({
      phase: 'closed',
      why: 'refused',
      sentence: 'Name: Field cannot be empty',
    })
  })

  const newGame = frame('continueQuizzing', {
    quizName: 'Reef',
    quizType: 'Private',
    totalNoOfQuestions: 7,
    questionCount: 6,
  })

  test('RC13 a player stays at the podium until joining the host’s new game', () => {
    const state = after(entered, seated(), hears(frame('sendPodium', podium)), hears(newGame))
    expect(state).toMatchObject({ phase: 'podium', newGame: newGame.payload })
    expect(whats(state)).toEqual(['joined'])
    expect(reduceRoom(state, { was: 'newGameJoined' })).toMatchObject({ phase: 'waiting', place: { quizName: 'Reef' } })
  })

  test('WR43 a finished podium is not announced to a player who arrives later, nor again to one who was there', () => {
    const ends = hears(frame('sendPodium', podium))
    const late = after(entered, seated({ phase: 'podium' }), ends)
    expect(late).toMatchObject({ phase: 'podium', risen: Infinity })
    const live = after(entered, seated({ phase: 'question' }), hears(asks()), ends)
    expect(live).toMatchObject({ phase: 'podium', risen: 1 })
    expect([{ was: 'podiumRose' } as const, ends].reduce(reduceRoom, live)).toMatchObject({ risen: 2 })
    expect(reduceRoom(after(entered, seated()), { was: 'podiumRose' }).phase).toBe('waiting')
  })

  test('RC13 without a new game there is nothing to join', () => {
    const state = after(entered, seated(), hears(frame('sendPodium', podium)))
    expect(reduceRoom(state, { was: 'newGameJoined' })).toBe(state)
  })

  test('RC13 a new game that was opened while offline is found on return', () => {
    const state = after(entered, seated(), hears(frame('sendPodium', podium)), seated({ rejoined: true }))
    expect(state).toMatchObject({ phase: 'podium', newGame: { quizName: 'Space' } })
  })

  test('RC13 the host goes on to the waiting room', () => {
    const state = after(entered, seated({ isHost: true }), hears(frame('sendPodium', podium)), hears(newGame))
    expect(state).toMatchObject({ phase: 'waiting', place: { quizName: 'Reef' } })
  })
})
