import { forgetPlayer } from '@quokka/contract/http'
import { forgetPlayerJob } from '../../forgetting/jobs.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { done } from '../../http/replies/successes.ts'
import type { ReportPorts } from './report-ports.ts'

/** A host takes who somebody was out of an own report; what was played stays in it. Rule RS14. */
export const forgetPlayerRoute = ({
  forgotten,
  jobs,
  clock,
}: Pick<ReportPorts, 'forgotten' | 'jobs' | 'clock'>): Route =>
  route(forgetPlayer, async ({ body, user }) => {
    const journalId = (body.quizVariant === 'qtest' ? body.quizId : body.roomId).trim().toLowerCase()
    const player = { journalId, playerId: body.playerId }
    const job = forgetPlayerJob(player, clock.nowMs())
    if (!(await forgotten.forgetOf({ hostId: user.userId, ...player }, job)))
      return { ok: false, refusal: { code: 'report/not-found' } }
    jobs.wake('forgetting')
    return done('done/player-forgotten')
  })
