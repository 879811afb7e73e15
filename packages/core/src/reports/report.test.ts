import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import type { Question } from '../questions/index.ts'
import { exampleOf } from '../testing/index.ts'
import { answered, choices, gameFacts, playerFacts } from '../testing/plays.ts'
import type { PlayerFacts, PlayFacts } from './index.ts'
import { beginReport, FORMER_PLAYER, missedQuestions, reportedPlayer } from './index.ts'
import type { ReportVariant } from './report-types.ts'

const GIVEN = {
  visits: { share: 0, whatsapp: 0, facebook: 0, twitter: 0 },
  before: null,
  window: null,
  isoOf: (ms: number) => `at ${ms}`,
}

const RIGHT = answered('Cedar', 50)
const WRONG = answered('Birch')

/** The figures of plays, each with its players. */
const figuresOf = (
  plays: readonly (readonly [PlayFacts, readonly PlayerFacts[]])[],
  variant: ReportVariant = 'quiz',
) => {
  const report = beginReport({ variant, plays: plays.map(([play]) => play) })
  for (const [{ playId }, players] of plays) report.add(playId, players)
  return { report, figures: report.figures(GIVEN) }
}

const ofGame = (questions: readonly Question[], players: readonly PlayerFacts[]) =>
  figuresOf([[gameFacts(questions), players]]).figures

const ofQuestion = (question: Question, answers: readonly string[], right = 'Cedar') => {
  const players = answers.map((answer, place) =>
    playerFacts(`p${place}`, [answer === '' ? null : answered(answer, answer === right ? 50 : 0)]),
  )
  return ofGame([question], players).questions[0]
}

/** So many players who got both questions right, one of them, or none. */
const group = (name: string, count: number, answers: PlayerFacts['answers'], change: Partial<PlayerFacts> = {}) =>
  Array.from({ length: count }, (_, place) => playerFacts(`${name}${place}`, answers, change))

test('RF1 players who gave no answer, came late or left count as asked', () => {
  const players = [
    playerFacts('Ann', [RIGHT, RIGHT]),
    playerFacts('Bob', [null, RIGHT]),
    playerFacts('Cem', [WRONG, null], { hasLeft: true }),
  ]
  const { questions, players: count, stayed } = ofGame(choices('q1', 'q2'), players)
  expect([count, stayed]).toEqual([3, 2])
  expect(questions.map(({ asked, answered: given, right }) => [asked, given, right])).toEqual([
    [3, 2, 1],
    [3, 2, 2],
  ])
})

test('RF2 a survey has no share right, and none of its answers is in the share of the game', () => {
  const survey: Question = { ...exampleOf('MCQ'), questionId: 'survey', correct: null }
  const players = [playerFacts('Ann', [RIGHT, WRONG]), playerFacts('Bob', [WRONG, WRONG])]
  const { questions, rightPercent, missed } = ofGame([...choices('q1'), survey], players)
  expect(rightPercent).toBe(50)
  expect(questions[1]).toMatchObject({ answered: 2, rightPercent: null, facility: null, mostChosenWrong: null })
  expect(questions[1]?.distribution).toContainEqual({ answer: 'Birch', players: 2, isRight: false })
  expect(missed).toBe(1)
})

test('RF2 a share is told exactly', () => {
  const players = [playerFacts('Ann', [RIGHT]), playerFacts('Bob', [WRONG]), playerFacts('Cem', [null])]
  expect(ofGame(choices('q1'), players).rightPercent).toBe(100 / 3)
})

test('RF3 times are those of answers, scores those of everyone who took part', () => {
  const players = [
    playerFacts('Ann', [answered('Cedar', 90, 1_000)]),
    playerFacts('Bob', [answered('Birch', 0, 4_000)]),
    playerFacts('Cem', [null], { hasLeft: true }),
  ]
  const figures = ofGame([{ ...exampleOf('MCQ'), timerS: 20 }], players)
  expect(figures).toMatchObject({ averageAnswerMs: 2_500, averageTimerMs: 20_000, averageScore: 30, medianScore: 0 })
})

test('RF4 a median is the middle one, or the mean of the middle two', () => {
  const took = (...times: number[]) =>
    ofGame(
      choices('q1'),
      times.map((ms, place) => playerFacts(`p${place}`, [answered('Birch', 0, ms)])),
    ).questions[0]?.medianAnswerMs
  expect([took(9_000, 1_000, 2_000), took(9_000, 1_000, 2_000, 4_000), took(7), took()]).toEqual([
    2_000,
    3_000,
    7,
    null,
  ])
})

test('RF5 facility is the share that got it right', () => {
  const question = ofQuestion(exampleOf('MCQ'), ['Cedar', 'Birch', 'Alder', ''])
  expect(question).toMatchObject({ rightPercent: 25, facility: 0.25 })
})

test('RF6 discrimination compares the better 27 % with the weaker 27 %, three and three of ten', () => {
  const best = group('best', 3, [RIGHT, RIGHT])
  const middle = group('middle', 4, [WRONG, RIGHT])
  const weakest = [playerFacts('lucky', [RIGHT, null], { score: 1 }), ...group('weak', 2, [WRONG, null])]
  const { questions } = ofGame(choices('q1', 'q2'), [...weakest, ...middle, ...best])
  expect(questions[0]?.discrimination).toBeCloseTo(1 - 1 / 3, 9)
  expect(questions[1]?.discrimination).toBe(1)
  const nine = ofGame(choices('q1', 'q2'), [...weakest, ...middle, ...best.slice(1)])
  expect(nine.questions.map(({ discrimination }) => discrimination)).toEqual([null, null])
})

test('RF6 less time is better where scores are equal, and equals at the border count together, in whatever order they come', () => {
  const quick = group('quick', 3, [RIGHT], { score: 5, answerMs: 1 })
  const slow = group('slow', 7, [WRONG], { score: 5, answerMs: 2 })
  const discrimination = (players: readonly PlayerFacts[]) =>
    ofGame(choices('q1'), players).questions[0]?.discrimination
  expect(discrimination([...slow, ...quick])).toBe(1)
  const equal = [
    ...group('right', 6, [RIGHT], { score: 5, answerMs: 1 }),
    ...group('wrong', 4, [WRONG], { score: 5, answerMs: 1 }),
  ]
  expect(discrimination(equal)).toBe(0)
  expect(discrimination(equal.toReversed())).toBe(0)
  const level = { score: 50, answerMs: 1 }
  const border = [
    ...group('best', 2, [RIGHT], { score: 90 }),
    ...group('right', 2, [RIGHT], level),
    ...group('wrong', 2, [WRONG], level),
    ...group('weak', 4, [WRONG]),
  ]
  for (const players of [border, border.toReversed()]) expect(discrimination(players)).toBeCloseTo(2.5 / 3, 9)
})

test('RF7 every option is named in its order, chosen or not, and the most chosen wrong one', () => {
  const question = ofQuestion(exampleOf('MCQ'), ['Cedar', 'cedar ', 'birch', 'Douglas', 'DOUGLAS', ''], 'Cedar')
  expect(question?.distribution).toEqual([
    { answer: 'Alder', players: 0, isRight: false },
    { answer: 'Birch', players: 1, isRight: false },
    { answer: 'Cedar', players: 2, isRight: true },
    { answer: 'Douglas', players: 2, isRight: false },
  ])
  expect(ofQuestion(exampleOf('MCQ'), ['Birch', 'Alder'])?.mostChosenWrong).toEqual({ answer: 'Alder', players: 1 })
  expect(ofQuestion(exampleOf('MCQ'), ['Cedar'])?.mostChosenWrong).toBeNull()
})

test('RF7 of typed answers the accepted one stands first, then the four most frequent others as they compare', () => {
  const typed = ['koala', "ko'ala", 'KOALA', 'dingo', 'dingo', 'emu', 'owl', 'yak', 'zebra', 'Wombat', 'quokka']
  const question = ofQuestion(exampleOf('FIB'), typed, 'quokka')
  expect(question?.distribution).toEqual([
    { answer: 'QUOKKA', players: 1, isRight: true },
    { answer: "KO'ALA", players: 3, isRight: false },
    { answer: 'DINGO', players: 2, isRight: false },
    { answer: 'EMU', players: 1, isRight: false },
    { answer: 'OWL', players: 1, isRight: false },
  ])
  expect(question?.mostChosenWrong).toEqual({ answer: "KO'ALA", players: 3 })
})

test('RF7 another accepted spelling counts as the accepted one', () => {
  const players = [playerFacts('Ann', [answered('wombat', 50)]), playerFacts('Bob', [answered('Quokka', 50)])]
  expect(ofGame([exampleOf('FIB')], players).questions[0]?.distribution).toEqual([
    { answer: 'QUOKKA', players: 2, isRight: true },
  ])
})

test.each([
  ['nobody', [], []],
  [
    'all equal',
    [70, 70, 70],
    [
      [68, 68, 0],
      [69, 69, 0],
      [70, 70, 3],
      [71, 71, 0],
      [72, 72, 0],
    ],
  ],
  [
    'nothing won',
    [0],
    [
      [0, 0, 1],
      [1, 1, 0],
      [2, 2, 0],
      [3, 3, 0],
      [4, 4, 0],
    ],
  ],
  [
    'a class',
    [212, 874, 640, 599, 600],
    [
      [200, 299, 1],
      [300, 399, 0],
      [400, 499, 0],
      [500, 599, 1],
      [600, 699, 2],
      [700, 799, 0],
      [800, 899, 1],
    ],
  ],
  [
    'zero and a thousand',
    [0, 1_000],
    [[0, 99, 1], ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => [step * 100, step * 100 + 99, 0]), [1_000, 1_099, 1]],
  ],
])('RF8 scores stand in five to twelve steps of a round width: %s', (_, scores, steps) => {
  const players = scores.map((score, place) => playerFacts(`p${place}`, [], { score }))
  expect(ofGame([], players).scores.map(({ from, to, players: count }) => [from, to, count])).toEqual(steps)
})

test('RF8 whatever the scores, there are five to twelve steps, and everyone is in one', () => {
  for (let highest = 0; highest < 40_000; highest = Math.ceil(highest * 1.07 + 1)) {
    for (const lowest of [0, Math.floor(highest / 3), highest]) {
      const players = [lowest, highest].map((score) => playerFacts(`${score}`, [], { score }))
      const { scores } = ofGame([], players)
      expect(scores.length).toBeGreaterThanOrEqual(5)
      expect(scores.length).toBeLessThanOrEqual(12)
      expect(scores.reduce((sum, step) => sum + step.players, 0)).toBe(2)
      expect(new Set(scores.map(({ from, to }) => to - from)).size).toBe(1)
    }
  }
})

test('RF9 first and second go by score and time, among those who stayed', () => {
  const players = [
    playerFacts('slow', [], { score: 80, answerMs: 2_000 }),
    playerFacts('gone', [], { score: 99, hasLeft: true }),
    playerFacts('quick', [], { score: 80, answerMs: 1_000 }),
    playerFacts('weak', [], { score: 5 }),
  ]
  expect(ofGame([], players)).toMatchObject({
    first: { playerName: 'quick', totalScore: 80 },
    second: { playerName: 'slow', totalScore: 80 },
  })
  expect(ofGame([], players.slice(0, 2))).toMatchObject({ first: { playerName: 'slow' }, second: null })
})

const later = { playId: 'bcdfgh-1-2', game: 2, startedAtMs: 90_000, endedAtMs: 99_000 }

test('RF25 of the first and the second the time is told, which decides where scores are equal', () => {
  const level = (name: string, answerMs: number) => playerFacts(name, [], { score: 195, answerMs })
  expect(ofGame([], [level('Raj', 9_400), level('Sol', 8_200), level('Mia', 9_900)])).toMatchObject({
    first: { playerName: 'Sol', totalScore: 195, answerMs: 8_200 },
    second: { playerName: 'Raj', totalScore: 195, answerMs: 9_400 },
  })
})

test('RF10 a course asks each question once, as the latest game had it, and keeps what earlier ones asked', () => {
  const edited: Question = {
    ...exampleOf('MCQ'),
    questionId: 'q1',
    questionTitle: 'As edited',
    choices: ['Fir', 'Cedar', 'Oak', 'Yew'],
  }
  const first = gameFacts(choices('q1', 'q2', 'dropped'))
  const second = gameFacts([...choices('q3'), edited], { ...later, quizName: 'Trees, anew' })
  const { figures, report } = figuresOf(
    [
      [second, [playerFacts('Ann', [RIGHT, RIGHT])]],
      [first, [playerFacts('Ann', [WRONG, RIGHT, null]), playerFacts('Bob', [RIGHT, null, null])]],
    ],
    'course',
  )
  expect(report.columns.map(({ questionId }) => questionId)).toEqual(['q3', 'q1', 'q2', 'dropped'])
  expect(figures).toMatchObject({ quizName: 'Trees, anew', players: 3, rightPercent: 50 })
  expect(figures.games).toEqual([
    {
      roomId: 'BCDFGH',
      game: 1,
      startedAt: 'at 1000',
      endedAt: 'at 61000',
      isFinished: true,
      isCalm: false,
      players: 2,
      rightPercent: 100 / 3,
    },
    {
      roomId: 'BCDFGH',
      game: 2,
      startedAt: 'at 90000',
      endedAt: 'at 99000',
      isFinished: true,
      isCalm: false,
      players: 1,
      rightPercent: 100,
    },
  ])
  expect(figures.questions[1]).toMatchObject({ questionTitle: 'As edited', asked: 3, answered: 3, right: 2 })
  expect(figures.questions[1]?.distribution).toEqual([
    { answer: 'Fir', players: 0, isRight: false },
    { answer: 'Cedar', players: 2, isRight: true },
    { answer: 'Oak', players: 0, isRight: false },
    { answer: 'Yew', players: 0, isRight: false },
    { answer: 'Birch', players: 1, isRight: false },
  ])
  expect(figures.questions[3]).toMatchObject({ questionId: 'dropped', asked: 2, answered: 0, right: 0 })
})

test("RF10 a player's answers are listed under the questions of the report, in whatever order the player's game had them", () => {
  const play = gameFacts(choices('q1', 'q2'))
  const columns = choices('q2', 'q3', 'q1')
  const given = playerFacts('Ann', [answered('birch', 0, 1_000), answered('Cedar', 40, 3_000)], {
    email: 'ann@example.org',
    teams: ['7b'],
    rank: 2,
  })
  expect(reportedPlayer(play, columns, given)).toEqual({
    playerId: 'id of Ann',
    playerName: 'Ann',
    avatar: '',
    playerEmail: 'ann@example.org',
    fields: {},
    teams: ['7b'],
    roomId: 'BCDFGH',
    game: 1,
    rank: 2,
    hasLeft: false,
    totalScore: 40,
    correctAnswers: 1,
    couldBeRight: 2,
    answered: 2,
    averageAnswerMs: 2_000,
    answers: [
      { answer: 'Cedar', verdict: 'right', points: 40, answerMs: 3_000 },
      null,
      { answer: 'Birch', verdict: 'wrong', points: 0, answerMs: 1_000 },
    ],
  })
  expect(reportedPlayer(play, columns, { ...given, email: null, hasLeft: true, answers: [null, null] })).toMatchObject({
    playerEmail: '',
    rank: null,
    averageAnswerMs: null,
    answers: [null, null, null],
  })
})

test('RF13 what fewer than 60 % got right is missed, as it was last asked; a survey and what nobody was asked never are', () => {
  const survey: Question = { ...exampleOf('MCQ'), questionId: 'survey', correct: null }
  const questions = [...choices('all', 'sixty', 'half'), survey]
  const players = Array.from({ length: 10 }, (_, place) =>
    playerFacts(`p${place}`, [RIGHT, place < 6 ? RIGHT : WRONG, place < 5 ? RIGHT : null, WRONG]),
  )
  const { figures, report } = figuresOf([[gameFacts(questions), players]])
  expect(figures.missed).toBe(1)
  expect(missedQuestions(figures, report.columns)).toEqual(choices('half'))
  const unseen = figuresOf([[gameFacts(questions), []]])
  expect(missedQuestions(unseen.figures, unseen.report.columns)).toEqual([])
})

test('RF14 trends are of accounts, or names as they compare, and of teams that were there twice or more', () => {
  const play = (game: number) => gameFacts(choices('q1', 'q2'), { playId: `g${game}`, game, startedAtMs: game })
  const account = { userId: 'u1', teams: ['7b'] }
  const { playerTrends, teamTrends } = figuresOf(
    [
      [
        play(1),
        [
          playerFacts('Ann', [RIGHT, WRONG], account),
          playerFacts('Bob', [null, null]),
          playerFacts('Once', [RIGHT, RIGHT]),
        ],
      ],
      [play(2), [playerFacts('Annie', [RIGHT, RIGHT], account), playerFacts('Cem', [WRONG, WRONG], { teams: ['7b'] })]],
      [play(3), [playerFacts('BOB', [RIGHT, null]), playerFacts('Ann', [WRONG, null], account)]],
    ],
    'course',
  ).figures
  expect(playerTrends).toEqual([
    { name: 'Ann', rightPercents: [50, 100, 0] },
    { name: 'BOB', rightPercents: [0, null, 50] },
  ])
  expect(teamTrends).toEqual([{ name: '7b', rightPercents: [50, 50, 0] }])
})

test('RF14 of many those who were there most often are drawn, and nobody who is forgotten', () => {
  const forgotten = playerFacts(FORMER_PLAYER, [RIGHT])
  const many = Array.from({ length: LIMITS.reportTrends + 5 }, (_, place) => playerFacts(`p${place}`, [RIGHT]))
  const often = playerFacts('zoë', [WRONG])
  const { playerTrends } = figuresOf(
    [1, 2, 3].map((game) => [
      gameFacts(choices('q1'), { playId: `g${game}`, game, startedAtMs: game }),
      [forgotten, often, ...(game < 3 ? many : [])],
    ]),
    'course',
  ).figures
  expect(playerTrends).toHaveLength(LIMITS.reportTrends)
  expect(playerTrends[0]).toEqual({ name: 'zoë', rightPercents: [0, 0, 0] })
  expect(playerTrends.map(({ name }) => name)).not.toContain(FORMER_PLAYER)
})

/** Every number of a value, wherever it stands. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

test('RF15 nobody, no question and no game make empty figures, never what is no number', () => {
  const nobody = ofGame(choices('q1'), [])
  expect(nobody).toMatchObject({
    players: 0,
    rightPercent: null,
    averageAnswerMs: null,
    averageScore: null,
    medianScore: null,
    first: null,
    scores: [],
    missed: 0,
  })
  expect(nobody.questions[0]).toMatchObject({ asked: 0, rightPercent: null, facility: null, discrimination: null })
  const nothing = ofGame([], [playerFacts('Ann', [])])
  expect(nothing).toMatchObject({ players: 1, rightPercent: null, averageTimerMs: 0, questions: [] })
  const { figures } = figuresOf([], 'course')
  for (const found of [nobody, nothing, figures])
    expect(numbersIn(found).filter((one) => !Number.isFinite(one))).toEqual([])
})

test('RF15 one player alone is first, and half of one', () => {
  expect(ofGame(choices('q1'), [playerFacts('Ann', [RIGHT])])).toMatchObject({
    players: 1,
    rightPercent: 100,
    averageScore: 50,
    medianScore: 50,
    first: { playerName: 'Ann' },
    second: null,
  })
})

test("RF20 of a player's own game is told how many answers could be right, neither surveys nor what another game asked", () => {
  const survey: Question = { ...exampleOf('MCQ'), questionId: 'survey', correct: null }
  const play = gameFacts([...choices('q1', 'q2'), survey])
  const columns = [...choices('q1', 'q2', 'q3', 'q4'), survey]
  const all = reportedPlayer(play, columns, playerFacts('Ann', [RIGHT, RIGHT, WRONG]))
  expect([all.correctAnswers, all.couldBeRight]).toEqual([2, 2])
})

const game = (number: number, questions: readonly Question[]) =>
  gameFacts(questions, { playId: `g${number}`, game: number, startedAtMs: number })

test('RF21 over several games the better ones are those with more right of what their own game asked', () => {
  const short = group('short', 5, [RIGHT, RIGHT], { score: 100 })
  const long = group('long', 5, [WRONG, RIGHT, RIGHT, null, null, null], { score: 600 })
  const games = [
    [game(1, choices('q1', 'q2')), short],
    [game(2, choices('q1', 'q2', 'q3', 'q4', 'q5', 'q6')), long],
  ] as const
  expect(figuresOf(games, 'course').figures.questions[0]?.discrimination).toBe(1)
})

test('RF22 scores of several games are percents of what each game could give, and everybody is named once, with the game', () => {
  const survey: Question = { ...exampleOf('MCQ'), questionId: 'survey', correct: null }
  const [first, second] = [choices('q1', 'q2'), choices('q1', 'q2', 'q3', 'q4')]
  const { figures } = figuresOf(
    [
      [game(1, first), [playerFacts('Ann', [], { score: 180 }), playerFacts('Bob', [], { score: 60 })]],
      [game(2, second), [playerFacts('ANN', [], { score: 200 }), playerFacts('Bob', [], { score: 280 })]],
      [game(3, [survey]), [playerFacts('Cem', [WRONG])]],
    ],
    'course',
  )
  expect(figures).toMatchObject({ scoresIn: 'percent', players: 5, averageScore: 60, medianScore: 60 })
  expect(figures.first).toEqual({
    playerName: 'Ann',
    totalScore: 180,
    scorePercent: 90,
    answerMs: 0,
    roomId: 'BCDFGH',
    game: 1,
  })
  expect(figures.second).toEqual({
    playerName: 'Bob',
    totalScore: 280,
    scorePercent: 70,
    answerMs: 0,
    roomId: 'BCDFGH',
    game: 2,
  })
  expect(ofGame(first, [playerFacts('Ann', [], { score: 180 })])).toMatchObject({
    scoresIn: 'points',
    averageScore: 180,
    first: { totalScore: 180, scorePercent: 90 },
  })
})

test('RF23 a name that two had in one game is followed for nobody, and counted; an account is one person all the same', () => {
  const account = { userId: 'u1' }
  const { figures } = figuresOf(
    [
      [
        game(1, choices('q1')),
        [playerFacts('Anna', [RIGHT]), playerFacts('ANNA', [WRONG]), playerFacts('Bob', [RIGHT])],
      ],
      [game(2, choices('q1')), [playerFacts('Anna', [RIGHT]), playerFacts('Bob', [WRONG])]],
      [game(3, choices('q1')), [playerFacts('anna', [RIGHT], account)]],
      [game(4, choices('q1')), [playerFacts('Anna', [RIGHT], account)]],
    ],
    'course',
  )
  expect(figures.playerTrends).toEqual([
    { name: 'Anna', rightPercents: [null, null, 100, 100] },
    { name: 'Bob', rightPercents: [100, 0, null, null] },
  ])
  expect(figures.namesakes).toBe(1)
})

test('RF24 a question says that its right answer was another one in an earlier game', () => {
  const [question] = choices('q1')
  if (question?.questionType !== 'MCQ') throw new Error('it is one')
  const isChanged = (earlier: Question, answers: PlayerFacts['answers'] = [null]) =>
    figuresOf(
      [
        [game(1, [earlier]), [playerFacts('Ann', answers)]],
        [game(2, [question]), [playerFacts('Ann', [RIGHT])]],
      ],
      'course',
    ).figures.questions[0]?.isKeyChanged
  expect(isChanged({ ...question, correct: 'Birch' })).toBe(true)
  expect(isChanged({ ...question, correct: null })).toBe(true)
  expect(isChanged({ ...question, choices: ['Cedar', 'Larch'], questionTitle: 'Reworded' }, [answered('Larch')])).toBe(
    false,
  )
  expect(ofGame([question], [playerFacts('Ann', [WRONG])]).questions[0]?.isKeyChanged).toBe(false)
})
