import { expect, test } from 'vitest'
import { randomTrials, TRIAL_LIMIT_MS, TRIAL_SEED } from '../../../../tests/harness/random-trials.ts'
import type { Random } from '../lib/index.ts'
import { seeded, shuffle, values } from '../lib/index.ts'
import { factsOfQTest } from '../qtest/facts-of-qtest.ts'
import type { Holder, QTestEvent } from '../qtest/index.ts'
import { attemptOf } from '../qtest/state.ts'
import type { Question } from '../questions/index.ts'
import { endsGame, factsOfGame } from '../room/facts-of-game.ts'
import type { Room, RoomEvent } from '../room/index.ts'
import { currentQuestion, nextWake, replay } from '../room/index.ts'
import { ALL_TYPES, rightAnswer, SAMPLES } from '../testing/index.ts'
import { END_MS, QTestTable } from '../testing/qtest-table.ts'
import { HOST, Table } from '../testing/room-table.ts'
import type { HandCount } from '../testing/sample.ts'
import type { ReportFigures, WrittenPlay } from './index.ts'
import { beginReport } from './index.ts'
import type { ReportVariant } from './report-types.ts'

/** Chance for one play. */
class Dice {
  readonly random: Random
  constructor(seed: number) {
    this.random = seeded(seed)
  }
  chance(share: number): boolean {
    return this.random() < share
  }
  below(count: number): number {
    return Math.floor(this.random() * count)
  }
}

const respelled = (answer: string): string =>
  answer.startsWith('[') ? JSON.stringify(JSON.parse(answer.toUpperCase()), null, 1) : ` ${answer.toUpperCase()} `

const takesAnswers = ({ questionType }: Question): boolean => SAMPLES[questionType].byHand !== undefined

const handCountOf = (question: Question): HandCount<Question> => {
  const { byHand } = SAMPLES[question.questionType]
  if (byHand === undefined) throw new Error(`${question.questionType} is not answered`)
  return byHand
}

/** Some answer that the question can get, in some spelling; where nothing is answered, one that is refused. */
const someAnswer = (question: Question, dice: Dice): string => {
  const right = rightAnswer(question)
  if (right !== undefined && dice.chance(0.45)) return dice.chance(0.3) ? respelled(right) : right
  if (!takesAnswers(question)) return 'an answer to a slide that is only read'
  const any = handCountOf(question).anyAnswer(question, dice.random)
  return dice.chance(0.9) ? any : respelled(any)
}

// ----- The journal, counted by hand: nothing of the room's or the QTest's own sums, nothing of the report's. -----

interface HandAnswer {
  answer: string
  takenMs: number
  isRight: boolean
  points: number
}
interface HandPlayer {
  name: string
  person: string
  hasLeft: boolean
  score: number
  answerMs: number
  answers: (HandAnswer | undefined)[]
}
interface HandPlay {
  questions: readonly Question[]
  players: HandPlayer[]
}
/** Of a game that is one of several: what everybody's share of its points and of its right answers was. */
type HandShares = Pick<HandPlayer, 'person' | 'name' | 'hasLeft' | 'answerMs'> & { score: number; right: number }

const canBeRight = (question: Question): boolean => handCountOf(question).right(question).length > 0

const handAnswer = (question: Question, answer: string, takenMs: number): HandAnswer => {
  const { right, compared } = handCountOf(question)
  const isRight = right(question).includes(compared(answer))
  const points = Math.max(1, Math.round(question.maxPoints * (1 - takenMs / (question.timerS * 1_000))))
  return { answer, takenMs, isRight, points: isRight ? points : 0 }
}

const handPlayer = (
  who: Pick<HandPlayer, 'name' | 'person' | 'hasLeft'>,
  questions: readonly Question[],
  answers: HandPlayer['answers'],
): HandPlayer => ({
  ...who,
  answers,
  score: answers.reduce((sum, answer) => sum + (answer?.points ?? 0), 0),
  answerMs: questions.reduce((sum, { timerS }, place) => sum + (answers[place]?.takenMs ?? timerS * 1_000), 0),
})

/** The games of a room's journal that ended with at least one question over. */
const gamesByHand = (journal: readonly RoomEvent[]): HandPlay[] => {
  const games: HandPlay[] = []
  const [opened] = journal
  if (opened?.was !== 'roomOpened') throw new Error('no opening')
  let quiz = opened.quiz
  const seats = new Map<string, { name: string; credential: string; hasLeft: boolean; isRemoved: boolean }>()
  let over: { question: Question; answers: Map<string, HandAnswer> }[] = []
  let open = new Map<string, { answer: string; takenMs: number }>()
  let order: readonly number[] = []
  let index = 0
  let inPlay = false
  for (const event of journal) {
    const seat = 'playerId' in event ? seats.get(event.playerId) : undefined
    if (event.was === 'playerJoined')
      seats.set(event.playerId, { name: event.name, credential: event.credential, hasLeft: false, isRemoved: false })
    if (event.was === 'playerLeft' && seat) seat.hasLeft = true
    if (event.was === 'playerReturned' && seat) seat.hasLeft = false
    if ((event.was === 'playerRenamed' || event.was === 'playerRenamedByHost') && seat) seat.name = event.name
    if (event.was === 'playerRemoved' && seat) {
      seat.isRemoved = true
      open.delete(event.playerId)
    }
    if (event.was === 'quizReplaced') quiz = event.quiz
    if (event.was === 'quizStarted') [order, index, over, inPlay] = [event.order, 0, [], true]
    if (event.was === 'questionAsked') index = event.index
    if (event.was === 'quizStarted' || event.was === 'questionAsked') open = new Map()
    if (event.was === 'answerSubmitted') open.set(event.playerId, event)
    if (event.was === 'questionClosed') {
      const source = 'source' in quiz ? quiz.source.questions[order[index] ?? -1] : undefined
      if (source === undefined) throw new Error('a question that nobody wrote')
      const marks = [...open].map(
        ([playerId, { answer, takenMs }]) => [playerId, handAnswer(source, answer, takenMs)] as const,
      )
      over.push({ question: source, answers: new Map(marks) })
    }
    if (event.was !== 'podiumReached' && event.was !== 'roomClosed') continue
    if (inPlay && over.length > 0) {
      const questions = over.map(({ question }) => question)
      const players = [...seats].flatMap(([playerId, { name, credential, hasLeft, isRemoved }]) => {
        const answers = over.map((one) => one.answers.get(playerId))
        const watches = credential === HOST && opened.settings.hostMode
        if (isRemoved || watches || (hasLeft && answers.every((answer) => answer === undefined))) return []
        const person = credential.startsWith('user:') ? credential : name.toLowerCase()
        return [handPlayer({ name, person, hasLeft }, questions, answers)]
      })
      games.push({ questions, players })
    }
    inPlay = false
  }
  return games
}

/** The completed attempts of a QTest's journal: questions are asked in the order of the quiz. */
const attemptsByHand = (journal: readonly QTestEvent[]): HandPlay => {
  const attempts = new Map<string, { name: string; answers: HandPlayer['answers']; isCutOff: boolean }>()
  for (const event of journal) {
    if (!('attemptId' in event)) continue
    const known = attempts.get(event.attemptId)
    if (event.was === 'attemptBegun' || event.was === 'attemptBegunAnew') {
      const name = event.was === 'attemptBegun' ? event.name : (known?.name ?? '')
      attempts.set(event.attemptId, { name, answers: [], isCutOff: false })
    }
    if (event.was === 'attemptCleared' && known)
      attempts.set(event.attemptId, { ...known, answers: [], isCutOff: false })
    if (event.was === 'questionTimedOut') known?.answers.push(undefined)
    if (event.was === 'attemptCutOff' && known) known.isCutOff = true
    if (event.was === 'questionAnswered') {
      const question = ALL_TYPES[known?.answers.length ?? 0]
      if (question === undefined) throw new Error('more answers than questions')
      known?.answers.push(event.answer === '' ? undefined : handAnswer(question, event.answer, event.takenMs))
    }
  }
  const questions = ALL_TYPES.filter(takesAnswers)
  const players = [...attempts.values()]
    .filter(({ answers, isCutOff }) => isCutOff || answers.length === ALL_TYPES.length)
    .map(({ name, answers }) => {
      const own = ALL_TYPES.flatMap((question, place) => (takesAnswers(question) ? [answers[place]] : []))
      return handPlayer({ name, person: name, hasLeft: false }, questions, own)
    })
  return { questions, players }
}

const average = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const median = (numbers: readonly number[]): number | null => {
  const sorted = [...numbers].sort((left, right) => left - right)
  const half = sorted.length / 2
  return average(Number.isInteger(half) ? sorted.slice(half - 1, half + 1) : sorted.slice(half - 0.5, half + 0.5))
}

const share = (right: number, all: number): number | null => (all === 0 ? null : (right / all) * 100)

const isBetter = (one: Pick<HandPlayer, 'score' | 'answerMs'>, other: typeof one): boolean =>
  one.score > other.score || (one.score === other.score && one.answerMs < other.answerMs)

type HandAsked = { player: HandPlayer; answer: HandAnswer | undefined }

/** Each player belongs to a group wholly, not at all, or as one of the equals at its border. */
const groupShare = (asked: readonly HandAsked[], isAhead: (one: HandPlayer, other: HandPlayer) => boolean): number => {
  const size = Math.round(asked.length * 0.27)
  const weights = asked.map(({ player }) => {
    const ahead = asked.filter((other) => isAhead(other.player, player)).length
    const behind = asked.filter((other) => isAhead(player, other.player)).length
    return Math.min(1, Math.max(0, (size - ahead) / (asked.length - ahead - behind)))
  })
  return weights.reduce((sum, weight, place) => sum + (asked[place]?.answer?.isRight ? weight : 0), 0) / size
}

const sharesOf = ({ questions, players }: HandPlay): HandShares[] => {
  const winnable = questions.filter(canBeRight)
  const points = winnable.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return players.map((player) => ({
    ...player,
    score: (100 * player.score) / points,
    answerMs: player.answerMs / questions.length,
    right: player.answers.filter((answer) => answer?.isRight).length / winnable.length,
  }))
}

const questionByHand = (question: Question, number: number, plays: readonly HandPlay[]) => {
  const shares = new Map(
    plays.flatMap((play) => sharesOf(play).map(({ right }, place) => [play.players[place], right])),
  )
  const isAhead = (one: HandPlayer, other: HandPlayer) =>
    plays.length > 1 ? (shares.get(one) ?? 0) > (shares.get(other) ?? 0) : isBetter(one, other)
  const asked: HandAsked[] = plays.flatMap(({ questions, players }) => {
    const place = questions.findIndex(({ questionId }) => questionId === question.questionId)
    return place < 0 ? [] : players.map((player) => ({ player, answer: player.answers[place] }))
  })
  const answers = asked.flatMap(({ answer }) => answer ?? [])
  const right = answers.filter(({ isRight }) => isRight).length
  const graded = canBeRight(question)
  const { compared, written, ...count } = handCountOf(question)
  const options = count.options(question)
  const others = new Map<string, string[]>()
  for (const { answer, isRight } of answers) {
    if (isRight) continue
    others.set(compared(answer), [...(others.get(compared(answer)) ?? []), written(question, answer)])
  }
  const wrong = [...others].map(([key, texts]) => ({
    key,
    answer: [...texts].sort()[0] ?? '',
    players: texts.length,
    isRight: false,
  }))
  const placeOf = (text: string) => options?.indexOf(text) ?? 0
  wrong.sort(
    (left, right) =>
      right.players - left.players ||
      placeOf(left.answer) - placeOf(right.answer) ||
      (left.answer < right.answer ? -1 : 1),
  )
  const distribution = options
    ? options.map((option) => {
        const isRight = count.right(question).includes(compared(option))
        const found = wrong.find(({ answer }) => answer === option)
        return { answer: option, players: isRight ? right : (found?.players ?? 0), isRight }
      })
    : [
        {
          answer: written(question, rightAnswer(question) ?? ''),
          players: right,
          isRight: true,
        },
        ...wrong.slice(0, 4).map(({ key: _, ...named }) => named),
      ]
  const [mostChosen] = graded ? wrong : []
  return {
    number,
    questionId: question.questionId,
    questionType: question.questionType,
    questionTitle: question.questionTitle,
    maxPoints: question.maxPoints,
    timerMs: question.timerS * 1_000,
    asked: asked.length,
    answered: answers.length,
    right,
    rightPercent: graded ? share(right, asked.length) : null,
    medianAnswerMs: median(answers.map(({ takenMs }) => takenMs)),
    facility: graded && asked.length > 0 ? right / asked.length : null,
    discrimination:
      graded && asked.length >= 10
        ? groupShare(asked, isAhead) - groupShare(asked, (one, other) => isAhead(other, one))
        : null,
    isKeyChanged: false,
    distribution,
    mostChosenWrong: mostChosen ? { answer: mostChosen.answer, players: mostChosen.players } : null,
  }
}

const rightInGame = ({ questions, players }: HandPlay): number | null => {
  const marks = players.flatMap(({ answers }) =>
    questions.flatMap((question, place) => (canBeRight(question) ? [answers[place]] : [])),
  )
  return share(marks.filter((answer) => answer?.isRight).length, marks.length)
}

const trendsByHand = (plays: readonly HandPlay[]) => {
  const people = new Set(plays.flatMap(({ players }) => players.map(({ person }) => person)))
  const ways = [...people].map((person) => {
    const games = plays.map(({ questions, players }) => ({
      questions,
      players: players.filter((one) => one.person === person),
    }))
    return {
      name: games.flatMap(({ players }) => players.map(({ name }) => name)).at(-1),
      rightPercents: games.map((game) => rightInGame(game)),
      times: games.filter(({ players }) => players.length > 0).length,
    }
  })
  return ways
    .filter(({ times }) => plays.length > 1 && times > 1)
    .sort((left, right) => right.times - left.times || ((left.name ?? '') < (right.name ?? '') ? -1 : 1))
    .map(({ times: _, ...way }) => way)
}

/** What can be counted by hand of the figures; the oldest play first. */
const figuresByHand = (plays: readonly HandPlay[]) => {
  const columns: Question[] = []
  for (const { questions } of plays.toReversed())
    for (const question of questions)
      if (!columns.some(({ questionId }) => questionId === question.questionId)) columns.push(question)
  const players = plays.flatMap((play) => play.players)
  const questions = columns.map((question, place) => questionByHand(question, place + 1, plays))
  const graded = questions.filter(({ rightPercent }) => rightPercent !== null)
  // Of several games each has its own points, and each person a best result.
  const scored = (plays.length > 1 ? plays.flatMap(sharesOf) : players).filter(({ score }) => !Number.isNaN(score))
  const placed = scored
    .filter(({ hasLeft }) => !hasLeft)
    .sort((left, right) => (isBetter(left, right) ? -1 : Number(isBetter(right, left))))
  const best =
    plays.length > 1
      ? placed.filter(({ person }, place) => placed.findIndex((one) => one.person === person) === place)
      : placed
  return {
    players: players.length,
    stayed: players.filter(({ hasLeft }) => !hasLeft).length,
    rightPercent: share(
      graded.reduce((sum, { right }) => sum + right, 0),
      graded.reduce((sum, { asked }) => sum + asked, 0),
    ),
    averageAnswerMs: average(players.flatMap(({ answers }) => answers.flatMap((answer) => answer?.takenMs ?? []))),
    averageTimerMs: average(columns.map(({ timerS }) => timerS * 1_000)) ?? 0,
    averageScore: average(scored.map(({ score }) => score)),
    medianScore: median(scored.map(({ score }) => score)),
    firstScore: best[0]?.score ?? null,
    secondScore: best[1]?.score ?? null,
    firstNames: best.filter((one) => best[0] && !isBetter(best[0], one)).map(({ name }) => name),
    questions,
    playerTrends: trendsByHand(plays),
    missed: graded.filter(({ right, asked }) => right < asked * 0.6).length,
    gamePercents: plays.map(rightInGame),
    scores: scored.map(({ score }) => score),
  }
}

// ----- Games and QTests by chance -----

/** A room that plays one to three games; people come late, leave, come back and are removed meanwhile. */
const playRoom = (dice: Dice): Table => {
  const table = new Table({
    hostMode: dice.chance(0.6),
    randomizeQuestion: dice.chance(0.5),
    capacity: 60,
    showAnswer: dice.chance(0.5),
  })
  const room = (): Room => table.room
  const credentials = Array.from({ length: dice.below(dice.chance(0.3) ? 3 : 22) }, (_, place) =>
    dice.chance(0.3) ? `user:${place}` : `guest-${place}`,
  )
  const late = credentials.splice(0, dice.below(3))
  for (const credential of [HOST, ...credentials]) table.join(credential)
  const talent = new Map([HOST, ...credentials, ...late].map((credential) => [credential, dice.random()]))
  const games = 1 + dice.below(3)
  for (let game = 0; game < games && room().phase !== 'closed'; game += 1) {
    table.give({ do: 'startQuiz', credential: HOST })
    for (let slide = 0; slide < 12; slide += 1) {
      table.nowMs += 3_000
      if (slide === 2) for (const credential of late) table.join(credential)
      for (const credential of shuffle([HOST, ...credentials, ...late], dice.random)) {
        const now = room()
        if (now.phase !== 'asking') break
        table.nowMs += dice.below(1_200)
        const playerId = [...values(now.seats)].find((seat) => seat.credential === credential)?.playerId ?? ''
        if (credential !== HOST && dice.chance(0.02)) table.give({ do: 'leave', credential })
        else if (dice.chance(0.02)) table.give({ do: 'rejoin', credential })
        else if (credential !== HOST && dice.chance(0.01))
          table.give({ do: 'removePlayer', credential: HOST, playerId, alsoCredentials: [] })
        else if (dice.chance(0.35 + 0.6 * (talent.get(credential) ?? 0)))
          table.answer(credential, someAnswer(currentQuestion(now), dice), { creditMs: dice.below(250) })
      }
      if (dice.chance(0.02)) table.give({ do: 'leave', credential: HOST })
      if (dice.chance(0.03)) table.give({ do: 'goToPodium', credential: HOST })
      if (room().phase === 'asking' && dice.chance(0.5)) {
        table.nowMs = Math.max(table.nowMs, nextWake(room()) ?? 0)
        table.give({ do: 'tick' })
      } else table.give({ do: 'closeQuestion', credential: HOST })
      table.give({ do: 'nextQuestion', credential: HOST })
    }
    if (room().phase !== 'podium') table.give({ do: 'goToPodium', credential: HOST })
    table.give({ do: 'playAgain', credential: HOST })
  }
  return table
}

/** The facts of the games of a room, as they are taken when each ends. */
const factsOfRoom = ({ events }: Table): WrittenPlay[] =>
  events.flatMap((event, place) => {
    if (!endsGame(event)) return []
    return (
      factsOfGame(replay(events.slice(0, place)), { endedAtMs: place, isFinished: event.was === 'podiumReached' }) ?? []
    )
  })

/** A QTest that some complete, some leave half done until its window closes, some take again. */
const playQTest = (dice: Dice): QTestTable => {
  const table = new QTestTable({ showAnswer: dice.chance(0.5), retake: true }, { capacity: 40 })
  const holders = Array.from(
    { length: dice.below(16) },
    (_, place): Holder => ({
      account: null,
      guest: null,
      tokenHash: `token-${place}`,
    }),
  )
  const takeOnce = (holder: Holder, patience: number) => {
    for (let slide = 0; slide < 2 * ALL_TYPES.length && dice.chance(patience); slide += 1) {
      table.attend(holder, `Player ${holder.tokenHash}`)
      const question = table.open(holder)
      if (question === undefined) continue
      table.nowMs += dice.chance(0.05) ? 60_000 : dice.below(20_000)
      table.submit(holder, takesAnswers(question) && dice.chance(0.9) ? someAnswer(question, dice) : '')
    }
    table.attend(holder, `Player ${holder.tokenHash}`)
  }
  for (const holder of holders) {
    takeOnce(holder, dice.chance(0.8) ? 1 : 0.8)
    if (dice.chance(0.2) && table.give({ do: 'retake', holder }) !== 0) takeOnce(holder, dice.chance(0.7) ? 1 : 0.8)
  }
  if (dice.chance(0.6)) {
    table.nowMs = END_MS + 1_000
    for (const holder of holders) if (attemptOf(table.qtest, holder)) table.attend(holder)
  }
  return table
}

const figuresOf = (variant: ReportVariant, plays: readonly WrittenPlay[], dice: Dice): ReportFigures => {
  const report = beginReport({ variant, plays: shuffle(plays, dice.random) })
  for (const { playId, players } of plays) {
    const batch = 1 + dice.below(5)
    const mixed = shuffle(players, dice.random)
    for (let from = 0; from < mixed.length; from += batch) report.add(playId, mixed.slice(from, from + batch))
  }
  const visits = { share: 0, whatsapp: 0, facebook: 0, twitter: 0 }
  return report.figures({ visits, before: null, window: null, isoOf: String })
}

/** Numbers to the ninth place, so that the order of a sum does not matter. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'number' ? Number(one.toFixed(9)) : one))

const expectSame = (figures: ReportFigures, plays: readonly HandPlay[]): void => {
  const { firstScore, secondScore, firstNames, gamePercents, scores, ...counted } = figuresByHand(plays)
  const { first, second, games } = figures
  const compared = Object.fromEntries(Object.keys(counted).map((key) => [key, figures[key as keyof ReportFigures]]))
  expect(rounded(compared)).toEqual(rounded(counted))
  const scoreOf = (best: typeof first) =>
    (figures.scoresIn === 'percent' ? best?.scorePercent : best?.totalScore) ?? null
  expect(rounded([scoreOf(first), scoreOf(second)])).toEqual(rounded([firstScore, secondScore]))
  if (first !== null) expect(firstNames).toContain(first.playerName)
  if (games.length > 0) expect(rounded(games.map(({ rightPercent }) => rightPercent))).toEqual(rounded(gamePercents))
  for (const { from, to, players } of figures.scores)
    expect(players).toBe(scores.filter((score) => Math.floor(score) >= from && Math.floor(score) <= to).length)
  expect(figures.scores.reduce((sum, { players }) => sum + players, 0)).toBe(scores.length)
}

test(`RF16 the figures of random games and QTests are those counted by hand in their journals (seed ${TRIAL_SEED})`, {
  timeout: TRIAL_LIMIT_MS,
}, () => {
  const seen = { games: 0, courses: 0, attempts: 0, players: 0, discriminations: 0, trends: 0 }
  const check = (variant: ReportVariant, facts: readonly WrittenPlay[], counted: readonly HandPlay[], dice: Dice) => {
    const figures = figuresOf(variant, facts, dice)
    expectSame(figures, counted)
    seen.players += figures.players
    seen.discriminations += figures.questions.filter(({ discrimination }) => discrimination !== null).length
    seen.trends += figures.playerTrends.length
  }
  const plays = randomTrials({ name: 'play', least: 60 }, (seed) => {
    const dice = new Dice(seed)
    if (seed % 4 === 3) {
      const table = playQTest(dice)
      const counted = attemptsByHand(table.journal)
      check('qtest', [factsOfQTest(table.qtest)], [counted], dice)
      seen.attempts += counted.players.length
      return
    }
    const table = playRoom(dice)
    const facts = factsOfRoom(table)
    const counted = gamesByHand(table.events)
    expect(facts).toHaveLength(counted.length)
    for (const [game, play] of facts.entries()) check('quiz', [play], counted.slice(game, game + 1), dice)
    if (facts.length > 1) check('course', facts, counted, dice)
    seen.games += facts.length
    if (facts.length > 1) seen.courses += 1
  })
  console.log(JSON.stringify(seen))
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(plays / 20)
})
