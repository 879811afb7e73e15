import { describe, expect, test } from 'vitest'
import { createRoom } from './room.ts'
import { fakeSurroundings } from './testing/fake-surroundings.ts'
import { answerData, asks, frame, joined, leaderboard } from './testing/fixtures.ts'

const details = {
  name: 'Mia',
  email: 'mia@example.org',
  ageGroup: '9 to 14',
  avatar: 'avatar0.svg',
  playerId: 's1',
  isHost: false,
} as const

const visit = (changes: { isHost?: boolean } = {}, world = fakeSurroundings()) => {
  const room = createRoom(world.around)
  room.enter('hk4pwt', { ...details, ...changes })
  /** The server greets the newest line and gives the seat. */
  const seat = (phase: 'waiting' | 'getReady' | 'question' = 'waiting', resumable = false) => {
    world.socket().open()
    world.socket().say(frame('connected to room', { roomId: 'hk4pwt', resumable }))
    world.socket().say(frame('joined', { ...joined, ...changes, phase, rejoined: resumable }))
  }
  const actions = () => world.socket().sent.map(({ action }) => action)
  return { ...world, room, seat, actions }
}

describe('coming in', () => {
  test('RC2 a newcomer asks for a seat with the details of the session', () => {
    const { seat, socket } = visit()
    seat()
    expect(socket().sent).toEqual([
      {
        action: 'addPlayer',
        payload: {
          playerName: 'Mia',
          playerEmail: 'mia@example.org',
          playerAvatar: 'avatar0.svg',
          ageGroup: '9 to 14',
          playerId: 's1',
          isHost: false,
        },
      },
    ])
  })

  test('RC2 somebody who has a seat asks for it by the id that was kept, or by none', () => {
    const first = visit()
    first.seat('question', true)
    expect(first.socket().sent).toEqual([{ action: 'rejoinPlayer', payload: { playerId: '' } }])
    first.socket().end(1006)
    first.pass(500)
    first.seat('question', true)
    expect(first.socket().sent).toEqual([{ action: 'rejoinPlayer', payload: { playerId: 'p1' } }])
  })

  test('RC2 a seat that is gone is requested again; a refusal of that ends the visit', () => {
    const { room, socket, actions } = visit()
    socket().open()
    socket().say(frame('connected to room', { roomId: 'hk4pwt', resumable: true }))
    socket().say(frame('error', { code: 'room/not-joined', message: 'You are not in this room.' }))
    expect(actions()).toEqual(['rejoinPlayer', 'addPlayer'])
    socket().say(frame('error', { code: 'player/email-invalid', message: 'Enter a valid email' }))
    expect(room.read()).toMatchObject({ phase: 'closed', why: 'refused', sentence: 'Enter a valid email' })
    expect(socket().isClosedHere).toBe(true)
  })

  test('WR24 somebody who is told to wait asks for the seat again after the time that was named, on the same line', () => {
    const { room, socket, sockets, actions, pass } = visit()
    socket().open()
    socket().say(frame('connected to room', { roomId: 'hk4pwt', resumable: false }))
    socket().say(frame('error', { code: 'room/too-many-joining', message: 'Stay here.', retryAfterMs: 3_000 }))
    expect(room.read()).toMatchObject({ phase: 'entering', notices: [{ what: 'said', text: 'Stay here.' }] })
    pass(2_999)
    expect(actions()).toEqual(['addPlayer'])
    pass(3_001)
    expect(actions()).toEqual(['addPlayer', 'addPlayer'])
    expect(sockets).toHaveLength(1)
  })

  test('WR23 a removed player is told, and no line comes back', () => {
    const { room, seat, socket, sockets, pass } = visit()
    seat()
    socket().say(frame('removed', {}))
    socket().end(1000)
    pass(120_000)
    expect(room.read()).toMatchObject({ phase: 'closed', why: 'removed' })
    expect(sockets).toHaveLength(1)
  })

  test('RC12 a code of no room and a room that closes meanwhile are told apart', () => {
    const nowhere = visit()
    nowhere.socket().open()
    nowhere.socket().say(frame('error', { code: 'room/closed', message: 'In other words' }))
    nowhere.socket().end(4404)
    expect(nowhere.room.read()).toMatchObject({ phase: 'closed', why: 'noSuchRoom' })
    const closing = visit()
    closing.socket().open()
    closing.socket().say(frame('connected to room', { roomId: 'hk4pwt', resumable: false }))
    closing.socket().say(frame('error', { code: 'room/closed', message: 'In other words' }))
    expect(closing.room.read()).toMatchObject({ phase: 'closed', why: 'hostLeft' })
  })

  test('RC1 an unreadable frame is a notice', () => {
    const { room, seat, socket } = visit()
    seat()
    socket().sayText('{"action":"dance","payload":{}}')
    expect(room.read().notices.at(-1)).toMatchObject({ what: 'unknownAction' })
  })
})

describe('the line', () => {
  test('WB3 when disconnected on purpose it sends nothing and keeps the seat; the tab forgets the room', () => {
    const { around, room, seat, socket } = visit()
    seat()
    const sent = socket().sent.length
    room.hangUp()
    expect(socket().sent).toHaveLength(sent)
    expect(socket().isClosedHere).toBe(true)
    expect(room.read()).toMatchObject({ phase: 'outside', notices: [] })
    expect(around.storage.getItem('roomMemory')).toBeNull()
  })

  test('RC4 it comes back after a resumable close and ends after a final one', () => {
    const { room, seat, socket, sockets, pass } = visit()
    seat()
    socket().end(1012)
    expect(room.read()).toMatchObject({ phase: 'waiting', line: { is: 'lost', nextTryMs: 250 } })
    pass(250)
    expect(sockets).toHaveLength(2)
    seat('waiting', true)
    socket().end(4409)
    pass(120_000)
    expect(sockets).toHaveLength(2)
    expect(room.read()).toMatchObject({ phase: 'closed', why: 'replaced' })
  })

  test('RC3 waits grow until a seat is taken again', () => {
    const { sockets, socket, pass, seat } = visit()
    seat()
    for (const wait of [250, 500, 1_000, 2_000, 4_000]) {
      socket().end(1006)
      pass(wait - 1)
      const before = sockets.length
      pass(1)
      expect(sockets).toHaveLength(before + 1)
    }
    seat()
    socket().end(1006)
    pass(250)
    expect(sockets).toHaveLength(7)
  })

  test('RC3 back online, it tries at once', () => {
    const { room, seat, goOffline, wake, sockets, world } = visit()
    seat()
    goOffline()
    expect(room.read()).toMatchObject({ line: { is: 'lost' } })
    world.isOffline = false
    wake()
    expect(sockets).toHaveLength(2)
  })

  test('RC10 a silent connection is probed, and is considered dead without a response within 15 s', () => {
    const { room, seat, socket, sockets, actions, pass } = visit()
    seat()
    pass(10_000)
    expect(actions()).toEqual(['addPlayer', 'rejoinPlayer'])
    socket().say(frame('joined', { ...joined, rejoined: true }))
    pass(10_000)
    expect(actions()).toHaveLength(3)
    expect(room.read()).toMatchObject({ line: { is: 'up' } })
    pass(4_000)
    expect(room.read()).toMatchObject({ line: { is: 'lost' } })
    pass(250)
    expect(sockets).toHaveLength(2)
    expect(room.read().notices).toHaveLength(1)
  })

  test('RC10 a server that accepts a connection and stays silent is disconnected, after the time in which a room may move', () => {
    const { room, socket, pass } = visit()
    socket().open()
    pass(9_999)
    expect(room.read()).toMatchObject({ phase: 'entering', line: { is: 'connecting' } })
    pass(1)
    expect(room.read()).toMatchObject({ phase: 'entering', line: { is: 'lost' } })
  })

  test('RC17 a connection that stays open while the room moves, and what is shown again greets nobody', () => {
    const { room, seat, socket, sockets, pass } = visit()
    seat('question')
    socket().say(asks())
    room.submitAnswer('Saturn')
    // The receipt is overdue, and asked for.
    pass(3_000 + 3_999)
    expect(room.read()).toMatchObject({ phase: 'question', line: { is: 'up' }, given: { received: false } })
    const told = room.read().noticeCount
    socket().say(frame('joined', { ...joined, phase: 'question', rejoined: true }))
    socket().say(asks({ timeElapsedMs: 5_000 }))
    expect(room.read()).toMatchObject({ phase: 'question', line: { is: 'up' }, noticeCount: told })
    expect(socket().sent.at(-1)).toMatchObject({ action: 'submitAnswer', payload: { playerAnswer: 'Saturn' } })
    expect(sockets).toHaveLength(1)
  })

  test.each([1012, 4429])('RC17 a server that closes with %i is not out of reach, however often', (code) => {
    const { room, seat, socket, pass } = visit()
    seat()
    for (let times = 0; times < 3; times += 1) {
      socket().end(code)
      expect(room.read()).toMatchObject({ phase: 'waiting', line: { is: 'lost', isOffline: false } })
      pass(10_000)
      socket().open()
    }
  })

  test('RC17 out of reach is a server to which a second connection fails, as one that refuses upgrades does', () => {
    const { room, seat, socket, sockets, pass } = visit()
    seat()
    socket().end(1006)
    expect(room.read()).toMatchObject({ line: { is: 'lost', isOffline: false } })
    pass(250)
    socket().end(1006)
    expect(room.read()).toMatchObject({ line: { is: 'lost', isOffline: true } })
    pass(500)
    socket().open()
    // A node that looks for the room.
    pass(9_999)
    expect(sockets).toHaveLength(3)
    seat('waiting', true)
    expect(room.read()).toMatchObject({ line: { is: 'up' } })
  })
})

describe('answers', () => {
  const asked = (changes: Parameters<typeof visit>[0] = {}) => {
    const game = visit(changes)
    game.seat('question')
    game.socket().say(asks())
    return game
  }

  test('RC5 an answer goes out once and is settled by its receipt', () => {
    const { room, socket, actions, pass } = asked()
    pass(2_000)
    room.submitAnswer('Saturn')
    room.submitAnswer('Mars')
    expect(actions()).toEqual(['addPlayer', 'submitAnswer'])
    expect(socket().sent.at(-1)).toMatchObject({ payload: { playerAnswer: 'Saturn', timeTaken: 2, playerId: 'p1' } })
    socket().say(frame('answerReceived', { questionId: 'q1' }))
    expect(room.read()).toMatchObject({ given: { text: 'Saturn', received: true } })
    pass(9_000)
    expect(actions()).toHaveLength(2)
  })

  test('RC5 an answer given offline goes out when the question is asked again, not before', () => {
    const { room, seat, socket, actions, pass } = asked()
    socket().end(1006)
    room.submitAnswer('Saturn')
    expect(room.read()).toMatchObject({ given: { received: false } })
    pass(250)
    seat('question', true)
    expect(actions()).toEqual(['rejoinPlayer'])
    socket().say(asks({ timeElapsedMs: 1_000 }))
    expect(actions()).toEqual(['rejoinPlayer', 'submitAnswer'])
    socket().say(frame('answerReceived', { questionId: 'q1' }))
    socket().say(asks({ timeElapsedMs: 2_000, answered: 'Saturn' }))
    expect(actions()).toHaveLength(2)
  })

  test('RC5 an answer whose time has passed is not sent', () => {
    const { room, seat, socket, actions, pass } = asked()
    socket().end(1006)
    room.submitAnswer('Saturn')
    pass(250)
    seat('question', true)
    socket().say(asks({ timeElapsedMs: 30_000 }))
    socket().say(frame('sendAnswer', { answerData }))
    expect(actions()).toEqual(['rejoinPlayer'])
  })

  test('RC5 an unacknowledged answer probes the connection, and is sent again when the server lacks it', () => {
    const { room, socket, actions, pass } = asked()
    room.submitAnswer('Saturn')
    pass(3_000)
    expect(actions()).toEqual(['addPlayer', 'submitAnswer', 'rejoinPlayer'])
    socket().say(frame('joined', { ...joined, phase: 'question', rejoined: true }))
    socket().say(asks({ timeElapsedMs: 3_000 }))
    expect(actions().at(-1)).toBe('submitAnswer')
  })

  test('RC6 an answer survives a reload of the page', () => {
    const first = asked()
    first.socket().end(1006)
    first.room.submitAnswer('Saturn')
    const { room, seat, socket, actions } = visit({}, first)
    seat('question', true)
    socket().say(asks({ timeElapsedMs: 5_000 }))
    expect(actions()).toEqual(['rejoinPlayer', 'submitAnswer'])
    expect(room.read()).toMatchObject({ given: { text: 'Saturn', received: false } })
  })

  test('RC16 an answer that was given during an outage goes out when its question opens again', () => {
    const { room, socket, seat, actions, pass } = asked()
    socket().end(1012)
    room.submitAnswer('Saturn')
    pass(250)
    seat('getReady', true)
    socket().say(asks({ getReadyMs: 2_000 }))
    expect(room.read()).toMatchObject({ phase: 'getReady', given: { text: 'Saturn', received: false } })
    expect(actions()).not.toContain('submitAnswer')
    pass(2_000)
    expect(room.read().phase).toBe('question')
    expect(actions().filter((action) => action === 'submitAnswer')).toHaveLength(1)
    socket().say(frame('answerReceived', { questionId: 'q1' }))
    expect(room.read()).toMatchObject({ given: { received: true } })
  })

  test('RC8 nothing is answered before the opening or after the end', () => {
    const { room, socket, actions, pass } = visit()
    socket().open()
    socket().say(frame('connected to room', { roomId: 'hk4pwt', resumable: false }))
    socket().say(frame('joined', { ...joined, phase: 'getReady' }))
    socket().say(asks({ getReadyMs: 3_000 }))
    room.submitAnswer('Saturn')
    pass(3_000)
    expect(room.read().phase).toBe('question')
    pass(30_000)
    room.submitAnswer('Saturn')
    expect(actions()).not.toContain('submitAnswer')
  })
})

describe('the host', () => {
  const hosted = () => {
    const game = visit({ isHost: true })
    game.seat('question')
    game.socket().say(asks())
    return game
  }

  test('RC7 a command names its question, and a doubled press goes out once', () => {
    const { room, socket, actions, pass } = hosted()
    room.skipQuestion()
    room.skipQuestion()
    expect(socket().sent.at(-1)).toEqual({ action: 'timeUp', payload: { questionId: 'q1' } })
    expect(actions()).toHaveLength(2)
    socket().say(frame('sendAnswer', { answerData }))
    room.nextQuestion()
    pass(2_000)
    room.nextQuestion()
    expect(actions()).toEqual(['addPlayer', 'timeUp', 'sendNextQuestion', 'sendNextQuestion'])
  })

  test('RC7 a command waits two seconds for the connection, then is reported as not sent', () => {
    const { room, seat, socket, actions, pass } = hosted()
    socket().end(1006)
    room.skipQuestion()
    pass(250)
    seat('question', true)
    expect(actions()).toEqual(['rejoinPlayer', 'timeUp'])
    socket().end(1006)
    pass(2_000)
    room.skipQuestion()
    pass(2_000)
    expect(room.read().notices.at(-1)).toMatchObject({ what: 'notSent' })
    seat('question', true)
    expect(actions()).toEqual(['rejoinPlayer'])
  })

  test('RC7 a player’s page sends no command of a host', () => {
    const { room, seat, socket, actions } = visit()
    seat('question')
    socket().say(asks())
    room.skipQuestion()
    room.nextQuestion()
    room.goToPodium()
    room.startQuiz()
    room.updateQuiz(['a'], 'Ready Made')
    expect(actions()).toEqual(['addPlayer'])
  })

  test('RC14 the host’s page reminds the server of a question that is over', () => {
    const { actions, pass, socket } = hosted()
    for (let second = 0; second < 31; second += 1) {
      socket().say(frame('sendLeaderboard', leaderboard))
      pass(1_000)
    }
    expect(actions()).toEqual(['addPlayer'])
    pass(500)
    expect(socket().sent.at(-1)).toEqual({ action: 'timeUp', payload: { questionId: 'q1', reminder: true } })
  })

  test('RC12 leaving gives up the seat and closes the connection', () => {
    const { room, socket, actions } = hosted()
    room.leave()
    expect(actions()).toEqual(['addPlayer', 'userExit'])
    expect(socket().isClosedHere).toBe(true)
    expect(room.read()).toMatchObject({ phase: 'outside', notices: [{}, { what: 'left' }] })
  })
})
