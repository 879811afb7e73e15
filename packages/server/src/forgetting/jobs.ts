import * as z from 'zod'
import type { JobHandler } from '../jobs/worker.ts'
import { DONE } from '../jobs/worker.ts'
import type { Clock } from '../ports.ts'
import type { Complaints } from '../stores/complaints.ts'
import type { NewJob } from '../stores/jobs.ts'
import type { JournalForgetting } from './journal-forgetting.ts'

const FORGET_GUEST = 'forget guest'
const FORGET_PLAYER = 'forget player'
/** A room that runs holds its names in memory and stores them once more with each podium: it is done again until it is over. */
const AGAIN_AFTER_MS = 15 * 60_000

const Guest = z.object({ credentials: z.array(z.string()) })
const Player = z.object({ journalId: z.string(), playerId: z.string() })

/** Forgets what a browser has played as a guest. */
export const forgetGuestJob = (body: z.infer<typeof Guest>, dueMs: number): NewJob => ({
  lane: 'forgetting',
  kind: FORGET_GUEST,
  body,
  dueMs,
})

/** Forgets one player of a room or a QTest. */
export const forgetPlayerJob = (body: z.infer<typeof Player>, dueMs: number): NewJob => ({
  lane: 'forgetting',
  kind: FORGET_PLAYER,
  body,
  dueMs,
})

/** What does these jobs, by their kinds. */
export const forgettingHandlers = ({
  forgetting,
  complaints,
  clock,
}: {
  forgetting: JournalForgetting
  complaints: Pick<Complaints, 'removeBy'>
  clock: Clock
}): [string, JobHandler][] => {
  const againMs = () => clock.nowMs() + AGAIN_AFTER_MS
  return [
    [
      FORGET_GUEST,
      async (body) => {
        const { credentials } = Guest.parse(body)
        const running: string[] = []
        for (const credential of credentials) {
          await complaints.removeBy(credential)
          if ((await forgetting.everywhere(credential)) === 'running') running.push(credential)
        }
        return running.length === 0 ? DONE : { again: { dueMs: againMs(), body: { credentials: running } } }
      },
    ],
    [
      FORGET_PLAYER,
      async (body) => {
        const player = Player.parse(body)
        const outcome = await forgetting.player(player.journalId, player.playerId)
        return outcome === 'running' ? { again: { dueMs: againMs() } } : DONE
      },
    ],
  ]
}
