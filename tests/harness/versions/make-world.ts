import { createHash } from 'node:crypto'
import {
  createOrganisation,
  createTeam,
  Organisation,
  addMember as takeIn,
} from '../../../packages/contract/src/http/index.ts'
import { knownAnswer } from '../known-answers.ts'
import { makeAdmin } from '../meaning/accounts.ts'
import { joinMember } from '../member.ts'
import { publishAllTypes, uploadPicture } from '../own-quiz.ts'
import { playShortGame } from '../played-game.ts'
import { Player } from '../player.ts'
import {
  attendShortQuiz,
  publishShortQuiz,
  SHORT_QUIZ,
  schedule,
  scheduleForADay,
  submitToShortQuiz,
  takeShortQuiz,
} from '../qtest.ts'
import type { TestServer } from '../server.ts'
import { goOn, nextOpen, openQuestion } from '../table.ts'
import { until } from '../until.ts'
import { progressOfQTest, reportOfGame } from './figures.ts'
import type { World } from './world.ts'

const USERNAME = 'fixture-author'
const PASSWORD = 'correct horse 7 staple'
const TEAM = 'Year 5'
const DAY_MS = 86_400_000

/** By what a browser comes back. */
const browserOf = ({ name, cookie = '', playerId }: Player) => ({ name, cookie, playerId })

/** An organisation of which somebody is a member, with a team. */
const formOrganisation = async ({ origin }: TestServer): Promise<void> => {
  const admin = await makeAdmin(origin)
  const made = await admin.succeed(createOrganisation, { organisationName: 'Reef School', isEnterprise: false })
  const { organisationId } = Organisation.parse(made)
  await admin.succeed(takeIn, { organisationId, username: USERNAME })
  await admin.succeed(createTeam, { organisationId, teamName: TEAM })
}

export const sha256Of = async (member: Player, url: string): Promise<string> => {
  const reply = await fetch(`${member.origin}${url}`, { headers: { cookie: member.cookie ?? '' } })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return createHash('sha256')
    .update(Buffer.from(await reply.arrayBuffer()))
    .digest('hex')
}

const playGame = async (server: TestServer, member: Player, quizId: string): Promise<World['game']> => {
  const { roomId, players } = await playShortGame(server, member, quizId, [
    { name: 'Asha', answers: ['Tom', 'Ann', 'Mira'] },
    { name: 'Bela', answers: ['Tom', 'Sol', null] },
    { name: 'Chidi', answers: ['Ann', 'Ann', 'Mira'] },
  ])
  for (const one of [member, ...players]) one.cut()
  return { quizId, roomId, report: await reportOfGame(member, quizId, roomId) }
}

const takeQTests = async (server: TestServer, member: Player, quizId: string): Promise<World['qtests']> => {
  const qtestId = await scheduleForADay(member, quizId, ['Roll Number'])
  const finished = new Player(server.origin, 'Dara')
  const { marks = [] } = await takeShortQuiz(finished, qtestId, finished.name)
  const half = new Player(server.origin, 'Emil')
  const { question } = await attendShortQuiz(half, qtestId, half.name)
  const wrong = SHORT_QUIZ.find(({ questionTitle }) => questionTitle !== question?.questionTitle)?.right
  await submitToShortQuiz(half, qtestId, question?.questionId, wrong)
  const { question: second } = await attendShortQuiz(half, qtestId, half.name)
  if (second === undefined) throw new Error('no second question')
  const inADay = Date.now() + DAY_MS
  const window = { startDate: new Date(inADay), endDate: new Date(inADay + DAY_MS) }
  return {
    open: {
      qtestId,
      progress: await progressOfQTest(member, qtestId),
      finished: { ...browserOf(finished), marks },
      half: { ...browserOf(half), questionId: second.questionId, mark: 'wrong' },
    },
    upcoming: await schedule(member, quizId, window, []),
  }
}

/** Answers the open question rightly; resolves when the answer is acknowledged. */
const answerRightly = async (player: Player): Promise<string> => {
  const { questionId, questionTitle } = player.last('sendQuestion')?.currentQuestion ?? {}
  if (questionId === undefined || questionTitle === undefined) throw new Error('no question')
  const from = player.frames.length
  const answer = knownAnswer(questionTitle) ?? ''
  player.answer(questionId, answer)
  await player.next(['answerReceived'], from)
  return answer
}

/** Two questions that all have answered come before the one that is open: a survey, and one with points. */
const QUESTIONS_BEFORE = 2

/** A room in the middle of a question, to which two of three have answered. They stay. */
const openRoom = async (
  server: TestServer,
  member: Player,
  { quizId, titles }: { quizId: string; titles: readonly string[] },
): Promise<{ room: World['room']; players: Player[] }> => {
  const roomId = await member.host(quizId)
  await member.join(roomId, { isHost: true })
  const players = ['Femi', 'Gita', 'Hugo'].map((name) => new Player(server.origin, name))
  for (const player of players) await player.join(roomId)
  let open = await openQuestion(member, players)
  for (let played = 0; played < QUESTIONS_BEFORE; played += 1) {
    const { questionId } = open
    for (const player of players) await answerRightly(player)
    const isRevealed = (player: Player) => player.last('sendAnswer')?.answerData.questionId === questionId
    await until('everybody has the reveal', () => [member, ...players].every(isRevealed))
    const from = member.frames.length
    goOn(member)
    await member.next(['sendQuestion'], from)
    open = await nextOpen(member, players)
  }
  const there: World['room']['players'] = []
  for (const [place, player] of players.entries()) {
    const score = player.last('sendAnswer')?.answerData.playerRunningScore.totalScore ?? 0
    const answered = place < players.length - 1 ? await answerRightly(player) : null
    there.push({ ...browserOf(player), answered, score })
  }
  const answers = Object.fromEntries(titles.map((title) => [title, knownAnswer(title) ?? '']))
  return { players, room: { quizId, roomId, openTitle: open.questionTitle, answers, players: there } }
}

/** Makes the world of a fixture on a new server, which is left with an open room in it; answers who is connected, too. */
export const makeWorld = async (server: TestServer): Promise<{ world: World; connected: Player[] }> => {
  const member = await joinMember(server, USERNAME, PASSWORD)
  await formOrganisation(server)
  const url = await uploadPicture(member)
  const short = {
    quizId: await publishShortQuiz(member, 'Who is it?'),
    quizName: 'Who is it?',
    titles: SHORT_QUIZ.map(({ questionTitle }) => questionTitle),
  }
  const every = { quizName: 'One of every kind', ...(await publishAllTypes(member, 'One of every kind')) }
  const game = await playGame(server, member, short.quizId)
  const qtests = await takeQTests(server, member, short.quizId)
  // Last, since its clock runs.
  const { room, players } = await openRoom(server, member, every)
  return {
    world: {
      member: { ...browserOf(member), username: USERNAME, password: PASSWORD },
      teamName: TEAM,
      picture: { url, sha256: await sha256Of(member, url) },
      quizzes: [short, every],
      game,
      qtests,
      room,
    },
    connected: [member, ...players],
  }
}
