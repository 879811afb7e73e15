import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { CrowdOrder, CrowdReport } from './crowd.ts'

/** A process may have 20,000 descriptors open, and reads the frames of so many in time. */
const MOST_OF_A_PROCESS = 5_000
const PATIENCE_MS = 120_000
const POLL_MS = 250

/** Players in processes of their own, as many as their number needs. */
export interface Crowds {
  /** So many join a room, spread over its addresses. */
  join(urls: readonly string[], count: number): Promise<void>
  forget(): Promise<void>
  /** Waits until so many have got a reveal and the leaderboard after it. */
  settled(count: number): Promise<CrowdReport>
  close(): Promise<void>
}

/** Tells a child something and waits for what it answers; rejects when it ends instead. */
export const tell = <Answer>(child: ChildProcess, order: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (answer) => {
      child.off('exit', ended)
      resolve(answer as Answer)
    })
    child.send(order)
  })

/** Runs one after the other, whoever asks for it. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}

export const startCrowds = (
  players: number,
  { answers, windowMs }: { answers: Record<string, string>; windowMs: number },
): Crowds => {
  const crowds = Array.from({ length: Math.ceil(players / MOST_OF_A_PROCESS) }, (_, place) => ({
    child: fork(new URL('./crowd.ts', import.meta.url), { stdio: 'inherit' }),
    turn: inTurn(),
    // Each has all ports of an address of its own.
    localAddress: `127.0.0.${place + 2}`,
  }))
  let rooms = 0

  const each = <Answer>(order: CrowdOrder) =>
    Promise.all(crowds.map(({ child, turn }) => turn(() => tell<Answer>(child, order))))

  const report = async (): Promise<CrowdReport> => {
    const reports = await each<CrowdReport>({ order: 'report' })
    const sum = (of: (one: CrowdReport) => number) => reports.reduce((total, one) => total + of(one), 0)
    return {
      acknowledgedMs: reports.flatMap((one) => one.acknowledgedMs),
      settled: sum((one) => one.settled),
      frames: sum((one) => one.frames),
      boards: reports[0]?.boards ?? 0,
      texts: reports[0]?.texts ?? {},
    }
  }

  return {
    async join(urls, count) {
      // A small room is one process's, a large one is divided.
      const of = count > MOST_OF_A_PROCESS ? crowds : crowds.slice(rooms % crowds.length).slice(0, 1)
      rooms += 1
      const joining = of.map(({ child, turn, localAddress }, place) => {
        const share = Math.floor(count / of.length) + (place < count % of.length ? 1 : 0)
        const order = { order: 'join', urls, count: share, answers, windowMs, localAddress } as const
        return turn(() => tell(child, order satisfies CrowdOrder))
      })
      await Promise.all(joining)
    },
    async forget() {
      await each({ order: 'forget' })
    },
    async settled(count) {
      const endsMs = performance.now() + PATIENCE_MS
      for (;;) {
        const reported = await report()
        if (reported.settled >= count) return reported
        if (performance.now() > endsMs) throw new Error(`only ${reported.settled} of ${count} players got the reveal`)
        await pause(POLL_MS)
      }
    },
    async close() {
      await each({ order: 'leave' }).catch(() => {})
      for (const { child } of crowds) child.kill()
    },
  }
}
