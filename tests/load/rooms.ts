import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Player } from '../harness/player.ts'
import { startServer } from '../harness/server.ts'
import type { CrowdOrder, CrowdReport } from './crowd.ts'
import { cpuMs, median, quantile } from './usage.ts'

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

/** What one run of one server cost. */
export interface RoomsRun {
  acknowledgedMs: number[]
  cpuMsPerPlayerQuestion: number
}

const PATIENCE_MS = 60_000

const tell = async (crowd: ChildProcess, order: CrowdOrder): Promise<CrowdReport> => {
  const answered = once(crowd, 'message')
  crowd.send(order)
  return (await answered)[0]
}

/** Many rooms of a class each, all asked at the same moment. */
export const runRooms = async (environment: Record<string, string>, measure: RoomsMeasure): Promise<RoomsRun> => {
  const { quizId, answers, rooms, playersOfARoom: count, questions, windowMs } = measure
  const server = await startServer({
    RATE_LIMIT_FACTOR: '100000',
    PLAN_FREE_PLAYERS: String(count + 1),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...environment,
  })
  const crowd = fork(new URL('./crowd.ts', import.meta.url), { stdio: 'inherit' })
  const hosts: Player[] = []
  try {
    for (let room = 0; room < rooms; room += 1) {
      const host = new Player(server.origin, 'Host')
      hosts.push(host)
      const roomId = await host.host(quizId)
      await host.join(roomId)
      const url = `${server.origin.replace('http', 'ws')}/ws/quiz/${roomId}/`
      await tell(crowd, { order: 'join', url, origin: server.origin, count, answers, windowMs })
    }
    await tell(crowd, { order: 'forget' })
    await pause(1_000)
    const before = cpuMs(server.processId())
    for (let question = 1; question <= questions; question += 1) {
      for (const host of hosts) host.send(question === 1 ? 'startQuiz' : 'sendNextQuestion')
      const endsMs = performance.now() + PATIENCE_MS
      let report = await tell(crowd, { order: 'report' })
      while (report.reveals < rooms * count * question) {
        if (performance.now() > endsMs) throw new Error(`only ${report.reveals} players got the reveal`)
        await pause(500)
        report = await tell(crowd, { order: 'report' })
      }
    }
    const { acknowledgedMs } = await tell(crowd, { order: 'report' })
    return {
      acknowledgedMs,
      cpuMsPerPlayerQuestion: (cpuMs(server.processId()) - before) / (rooms * count * questions),
    }
  } finally {
    for (const host of hosts) host.cut()
    crowd.kill()
    await server.close()
  }
}

/** A row of the table: answers, processor time of one, and how long each acknowledgement took. */
export const roomsRow = (name: string, runs: readonly RoomsRun[]): string => {
  const acknowledgedMs = runs.flatMap((run) => run.acknowledgedMs)
  const figures = [
    String(acknowledgedMs.length),
    `${(median(runs.map((run) => run.cpuMsPerPlayerQuestion)) * 1_000).toFixed(0)} µs`,
    `${quantile(acknowledgedMs, 0.5).toFixed(1)} / ${quantile(acknowledgedMs, 0.99).toFixed(1)} ms`,
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}
