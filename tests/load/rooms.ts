import { setTimeout as pause } from 'node:timers/promises'
import { Player } from '../harness/player.ts'
import { withBare } from './bare.ts'
import type { BareOrder } from './bare-server.ts'
import type { CrowdReport } from './crowd.ts'
import type { Crowds } from './crowds.ts'
import { startCrowds } from './crowds.ts'
import type { BusCounts, Cost, Servers } from './servers.ts'
import { cpuMsOf, memoryOfEach, meter } from './servers.ts'
import { median, quantile } from './usage.ts'

/** How large the measurement is. */
export interface RoomsMeasure {
  quizId: string
  /** Known answers by question title. */
  answers: Record<string, string>
  rooms: number
  playersOfARoom: number
  questions: number
  /** Each answers at a moment of its own within so many milliseconds of being asked. */
  windowMs: number
}

/** What one run cost: everybody's join, and each question from the asking to everybody's leaderboard after the reveal. */
export interface RoomsRun {
  players: number
  joining: Cost
  questions: Cost[]
  acknowledgedMs: number[]
  framesPerPlayerQuestion: number[]
  /** Anonymous memory in bytes by which each server has grown for the players and their connections. */
  grownBytes: number[]
}

/** What the bare server sends. */
export interface Recorded {
  frames: Extract<BareOrder, { order: 'frames' }>
  boardsPerQuestion: number
}

const OPENED_AT_ONCE = 8

const recordedOf = (reports: readonly CrowdReport[]): Recorded => {
  const texts = reports.at(-1)?.texts ?? {}
  const text = (action: string) => texts[action] ?? ''
  return {
    frames: {
      order: 'frames',
      hello: text('connected to room'),
      joined: text('joined'),
      acknowledged: text('answerReceived'),
      question: text('sendQuestion'),
      reveal: text('sendAnswer'),
      board: text('sendLeaderboard'),
    },
    boardsPerQuestion: Math.round(median(reports.map(({ boards }) => boards))),
  }
}

const measured = async (
  servers: Servers,
  { rooms, playersOfARoom, questions }: RoomsMeasure,
  { crowds, join, ask }: { crowds: Crowds; join(): Promise<void>; ask(question: number): void },
): Promise<{ run: RoomsRun; reports: CrowdReport[] }> => {
  const players = rooms * playersOfARoom
  await pause(1_000)
  const beforeBytes = memoryOfEach(servers)
  const joined = await meter(servers)
  await join()
  const joining = await joined()
  await pause(2_000)
  const grownBytes = memoryOfEach(servers).map((bytes, place) => bytes - (beforeBytes[place] ?? 0))
  const costs: Cost[] = []
  const reports: CrowdReport[] = []
  for (let question = 1; question <= questions; question += 1) {
    await crowds.forget()
    await pause(500)
    const answered = await meter(servers)
    ask(question)
    reports.push(await crowds.settled(players))
    costs.push(await answered())
  }
  const acknowledgedMs = reports.flatMap((report) => report.acknowledgedMs)
  const framesPerPlayerQuestion = reports.map(({ frames }) => frames / players)
  return { run: { players, joining, questions: costs, acknowledgedMs, framesPerPlayerQuestion, grownBytes }, reports }
}

/**
 * Rooms that are all asked at the same moment. They are opened on the servers by turns; the players of each spread over `connectionsOn`, places of
 * servers.
 */
export const runRooms = async (
  servers: Servers,
  measure: RoomsMeasure,
  connectionsOn: readonly number[] = [...servers.origins.keys()],
): Promise<{ run: RoomsRun; recorded: Recorded }> => {
  const { quizId, rooms, playersOfARoom, answers, windowMs } = measure
  const crowds = startCrowds(rooms * playersOfARoom, { answers, windowMs })
  const hosts: Player[] = []
  const fill = async (room: number) => {
    const host = new Player(servers.origins[room % servers.origins.length] ?? '', 'Host')
    hosts.push(host)
    const roomId = await host.host(quizId)
    await host.join(roomId)
    const urls = connectionsOn.map((place) => `${servers.origins[place]?.replace('http', 'ws')}/ws/quiz/${roomId}/`)
    await crowds.join(urls, playersOfARoom)
  }
  const join = async () => {
    let next = 0
    const fillMore = async () => {
      while (next < rooms) {
        next += 1
        await fill(next - 1)
      }
    }
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, fillMore))
  }
  const ask = (question: number) => {
    for (const host of hosts) host.send(question === 1 ? 'startQuiz' : 'sendNextQuestion')
  }
  try {
    const { run, reports } = await measured(servers, measure, { crowds, join, ask })
    return { run, recorded: recordedOf(reports) }
  } finally {
    for (const host of hosts) host.cut()
    await crowds.close()
  }
}

/** The same on the bare server. */
export const runBareRooms = async (measure: RoomsMeasure, recorded: Recorded): Promise<RoomsRun> => {
  const { rooms, playersOfARoom, answers, windowMs } = measure
  const { frames, boardsPerQuestion: boards } = recorded
  return withBare(async (bare) => {
    const crowds = startCrowds(rooms * playersOfARoom, { answers, windowMs })
    bare.tell(frames)
    const url = bare.origins[0]?.replace('http', 'ws')
    const join = async () => {
      for (let room = 0; room < rooms; room += 1) await crowds.join([`${url}/${room}`], playersOfARoom)
    }
    const ask = () => bare.tell({ order: 'ask', boards, boardEveryMs: windowMs / Math.max(1, boards) })
    try {
      return (await measured(bare, measure, { crowds, join, ask })).run
    } finally {
      await crowds.close()
    }
  })
}

/** Milliseconds of processor time a player and question. */
export const cpuMsPerPlayerQuestion = (
  { questions, players }: RoomsRun,
  of: (cost: Cost) => number = cpuMsOf,
): number => median(questions.map((cost) => of(cost) / players))

/** Counts of the bus a player and question. */
export const busPerPlayerQuestion = ({ questions, players }: RoomsRun, of: (counts: BusCounts) => number): number =>
  median(questions.map(({ bus }) => of(bus) / players))

/** A row of the table: answers, processor time of one, and how long each acknowledgement took. */
export const roomsRow = (name: string, runs: readonly RoomsRun[]): string => {
  const acknowledgedMs = runs.flatMap((run) => run.acknowledgedMs)
  const figures = [
    String(acknowledgedMs.length),
    `${(median(runs.map((run) => cpuMsPerPlayerQuestion(run))) * 1_000).toFixed(0)} µs`,
    `${quantile(acknowledgedMs, 0.5).toFixed(1)} / ${quantile(acknowledgedMs, 0.99).toFixed(1)} ms`,
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}
