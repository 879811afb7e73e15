import { get } from '../../lib/bucket-map.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { QTestCommand } from '../commands.ts'
import { dueEvents, settle } from '../settle.ts'
import type { QTest } from '../state.ts'
import type { Decision } from './decision.ts'
import { notNow } from './next-question.ts'
import { withOwn } from './with-own.ts'

/** Clears a completed attempt while another may be begun; once more changes nothing. Rule QT19. */
export const retake = (
  qtest: QTest,
  { holder }: Extract<QTestCommand, { do: 'retake' }>,
  moment: Circumstances,
): Decision =>
  withOwn(qtest, { holder, nowMs: moment.nowMs }, (here, own) => {
    if (!here.settings.retake) return refuse('qtest/retake-not-allowed')
    if (own.phase === 'cleared') return ok([])
    const refusal = notNow(here, moment.nowMs)
    if (refusal !== undefined) return refuse(refusal)
    const { attemptId } = own
    const attempt = get(settle(here, [own], moment).attempts, attemptId)
    if (attempt?.phase !== 'completed') return refuse('attempt/in-progress')
    return ok([...dueEvents(here, own, moment), { was: 'attemptCleared', attemptId, atMs: moment.nowMs }])
  })
