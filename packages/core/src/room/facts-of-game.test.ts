import { expect, test } from 'vitest'
import { credentialOfAccount } from '../accounts/index.ts'
import type { Question } from '../questions/index.ts'
import type { PlayerFacts, WrittenPlay } from '../reports/index.ts'
import { ALL_TYPES, ALL_TYPES_QUIZ, rightAnswer, wrongAnswer } from '../testing/index.ts'
import { HOST, Table } from '../testing/room-table.ts'
import { currentQuestion, endsGame, factsOfGame, gamesInJournal, replay } from './index.ts'

const MEMBER = credentialOfAccount('member')
/** The slides that take answers, as their author has them. */
const ASKED = ALL_TYPES.filter((question) => rightAnswer(question) !== undefined || wrongAnswer(question) !== undefined)

const openQuestion = (table: Table) => {
  if (table.room.phase !== 'asking') throw new Error(table.room.phase)
  return currentQuestion(table.room)
}

/** Asks the next slide that takes answers. */
const next = (table: Table): void => {
  do {
    table.give({ do: 'nextQuestion', credential: HOST, questionId: undefined })
    table.nowMs += 3_000
  } while (table.room.phase === 'asking' && table.room.endsAtMs === null)
}

/** Closes the open question. */
const close = (table: Table): void => {
  table.give({ do: 'closeQuestion', credential: HOST, questionId: undefined })
}

/** Closes the question that is open and plays the rest, which nobody answers; answers what is kept of the game. */
const finish = (table: Table): WrittenPlay => {
  for (;;) {
    close(table)
    const before = table.room
    next(table)
    if (table.room.phase !== 'podium') continue
    const facts = factsOfGame(before, { endedAtMs: table.nowMs + 0.5, isFinished: true })
    if (facts === undefined) throw new Error('nothing is kept')
    return facts
  }
}

const playerIn = ({ players }: WrittenPlay, name: string): PlayerFacts => {
  const found = players.find((player) => player.name === name)
  if (found === undefined) throw new Error(`${name} is not among ${players.map((player) => player.name).join(', ')}`)
  return found
}

test('FA3 a game has the questions that took answers, under their own ids and media, in the order asked', () => {
  const table = new Table({ randomizeQuestion: true }).start('ann')
  const asked = table.room.phase === 'asking' ? table.room.order : []
  const { players, ...facts } = finish(table)
  expect(facts).toEqual({
    playId: `bcdfgh-${(1_000_000).toString(36)}-1`,
    kind: 'game',
    journalId: 'bcdfgh',
    game: 1,
    hostId: null,
    quizId: ALL_TYPES_QUIZ.quizId,
    quizName: ALL_TYPES_QUIZ.quizName,
    quizType: ALL_TYPES_QUIZ.quizType,
    mediaFolder: ALL_TYPES_QUIZ.mediaFolder,
    questions: expect.anything(),
    startedAtMs: 8_003_000,
    endedAtMs: table.nowMs,
    isFinished: true,
    isCalm: false,
    stored: {
      contentHash: 'hash of source-quiz',
      places: asked.filter((place) => ASKED.includes(ALL_TYPES[place] as Question)),
    },
  })
  const inOrder = asked.map((place) => ALL_TYPES[place]).filter((question) => question && ASKED.includes(question))
  const plain = (questions: readonly (typeof ALL_TYPES)[number][]) =>
    questions.map(({ questionId, questionTitle, questionImage, answerImage }) => {
      return { questionId, questionTitle, questionImage, answerImage }
    })
  expect(plain(facts.questions)).toEqual(plain(inOrder.filter((question) => question !== undefined)))
  expect(facts.questions.length).toBe(ASKED.length)
})

test('FA5 answers stand with their marks; none, and a question that was over before somebody came, are none', () => {
  const table = new Table().start('ann', MEMBER)
  const right = rightAnswer(openQuestion(table)) ?? ''
  table.nowMs += 500
  table.answer('ann', right)
  close(table)
  table.join('late')
  next(table)
  const wrong = wrongAnswer(openQuestion(table)) ?? ''
  table.nowMs += 700
  table.answer('late', wrong)
  table.answer('ann', '')
  const facts = finish(table)
  const [ann, member, late] = ['ann', MEMBER, 'late'].map((name) => playerIn(facts, name))
  expect(ann?.answers[0]).toEqual([right, 500, true, expect.any(Number)])
  expect(ann?.answers.slice(1)).toEqual(ASKED.slice(1).map(() => null))
  expect(ann).toMatchObject({ rank: 1, right: 1, score: ann?.answers[0]?.[3], userId: null, email: 'a@example.org' })
  expect(member?.answers).toEqual(ASKED.map(() => null))
  expect(member).toMatchObject({ userId: 'member', email: null, score: 0, right: 0, hasLeft: false })
  expect(late?.answers.slice(0, 2)).toEqual([null, [wrong, 700, false, 0]])
  expect(facts.players.map(({ rank }) => rank).toSorted()).toEqual([1, 2, 3])
  expect(facts.players.map(({ teams, fields }) => [teams, fields])).toEqual(facts.players.map(() => [[], {}]))
})

test("FA12 a game keeps the drawn face that was played with, and no member's own picture", () => {
  const table = new Table()
  const ownPicture = '/media/avatars/own.webp'
  table.join(MEMBER, { name: 'member', avatar: ownPicture, ownPicture })
  table.start('ann')
  expect(finish(table).players.map(({ name, avatar }) => [name, avatar])).toEqual([
    ['member', ''],
    ['ann', 'avatar2'],
  ])
})

test('FA5 a player who left after an answer is included without a rank; removed players and a host in host mode are not', () => {
  const table = new Table({ capacity: 9 }).start('ann', 'left', 'idle', 'bully')
  for (const name of ['ann', 'left', 'bully']) table.answer(name, rightAnswer(openQuestion(table)) ?? '')
  close(table)
  for (const credential of ['left', 'idle']) table.give({ do: 'leave', credential })
  table.give({ do: 'removePlayer', credential: HOST, playerId: table.seat('bully').playerId, alsoCredentials: [] })
  next(table)
  const facts = finish(table)
  expect(facts.players.map(({ name, rank, hasLeft }) => [name, rank, hasLeft]).toSorted()).toEqual([
    ['ann', 1, false],
    ['left', null, true],
  ])
  expect(playerIn(facts, 'left').answers[0]?.[2]).toBe(true)
})

test('FA5 a host who plays too is one of the players', () => {
  const table = new Table({ hostMode: false }).start('ann')
  expect(
    finish(table)
      .players.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['ann', HOST])
})

test('FA1 a room that closes within a game leaves the questions that are over, one without any leaves nothing', () => {
  const table = new Table().start('ann', 'bob')
  const ended = { endedAtMs: table.nowMs, isFinished: false }
  expect(factsOfGame(table.room, ended)).toBeUndefined()
  table.answer('bob', rightAnswer(openQuestion(table)) ?? '')
  close(table)
  next(table)
  table.answer('ann', rightAnswer(openQuestion(table)) ?? '')
  table.join('new')
  const facts = factsOfGame(table.room, ended)
  expect(facts?.questions.map(({ questionId }) => questionId)).toEqual([ASKED[0]?.questionId])
  expect(facts?.isFinished).toBe(false)
  expect(facts?.players.map(({ name, rank, answers }) => [name, rank, answers.length]).toSorted()).toEqual([
    ['ann', 2, 1],
    ['bob', 1, 1],
    ['new', 2, 1],
  ])
  table.give({ do: 'leave', credential: HOST })
  expect(table.room.phase).toBe('closed')
  expect(factsOfGame(table.room, ended)).toBeUndefined()
})

test('FA8 a journal has the same games as the room that wrote it, each once, with nothing of the game before', () => {
  const table = new Table().start('ann', 'bob')
  table.answer('ann', rightAnswer(openQuestion(table)) ?? '')
  const first = finish(table)
  table.give({ do: 'playAgain', credential: HOST })
  table.give({ do: 'startQuiz', credential: HOST })
  table.nowMs += 3_000
  table.answer('bob', rightAnswer(openQuestion(table)) ?? '')
  close(table)
  const second = factsOfGame(table.room, { endedAtMs: 5, isFinished: false })
  table.give({ do: 'leave', credential: HOST })
  const ends = new Map([[1, first.endedAtMs]])
  const games = gamesInJournal(table.events, (game) => ends.get(game))
  expect(games.map(({ game, questions }) => [game, questions.length])).toEqual([
    [1, ASKED.length],
    [2, 1],
  ])
  const lastEndsMs = table.events.findLast((event) => event.was === 'quizStarted')?.endsAtMs
  expect(games).toEqual([first, { ...second, endedAtMs: lastEndsMs }])
  expect(table.events.filter(endsGame)).toHaveLength(2)
  expect(replay(table.events)).toEqual(table.room)
})
