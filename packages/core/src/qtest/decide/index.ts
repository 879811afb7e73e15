import { assertNever } from '../../lib/assert-never.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { QTestCommand } from '../commands.ts'
import type { QTest } from '../state.ts'
import { isOwner } from '../state.ts'
import { attend } from './attend.ts'
import { close, reopen } from './closing.ts'
import type { Decision } from './decision.ts'
import { lock, remove, resize, restore, setExtraTime } from './moderation.ts'
import { retake } from './retake.ts'
import { reschedule } from './schedule.ts'
import { settleDue } from './settle-due.ts'
import { submit } from './submit.ts'

/** Decides what a command leads to, without doing it: events for `evolve`, or a refusal that changes nothing. */
export const decide = (qtest: QTest, command: QTestCommand, circumstances: Circumstances): Decision => {
  if ('userId' in command && !isOwner(qtest, command.userId)) return refuse('qtest/not-owner')
  if (qtest.isDeleted) return command.do === 'delete' ? ok([]) : refuse('qtest/not-found')
  switch (command.do) {
    case 'reschedule':
      return reschedule(qtest, command, circumstances)
    case 'delete':
      return ok([{ was: 'qtestDeleted', atMs: circumstances.nowMs }])
    case 'settle':
      return settleDue(qtest, circumstances)
    case 'remove':
      return remove(qtest, command, circumstances)
    case 'restore':
      return restore(qtest, command, circumstances)
    case 'setExtraTime':
      return setExtraTime(qtest, command, circumstances)
    case 'lock':
      return lock(qtest, command, circumstances)
    case 'resize':
      return resize(qtest, command, circumstances)
    case 'attend':
      return attend(qtest, command, circumstances)
    case 'submit':
      return submit(qtest, command, circumstances)
    case 'retake':
      return retake(qtest, command, circumstances)
    case 'close':
      return close(qtest, command, circumstances)
    case 'reopen':
      return reopen(qtest, command, circumstances)
    default:
      return assertNever(command)
  }
}
