import { ok } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { QTestCommand } from '../commands.ts'
import type { QTest } from '../state.ts'
import type { Decision } from './decision.ts'

type Command<Do extends QTestCommand['do']> = Extract<QTestCommand, { do: Do }>

/** Nothing begins any more: no attempt, no question. Who has one open may finish it. Rule QT36. */
export const close = (qtest: QTest, { by, reason }: Command<'close'>, { nowMs }: Circumstances): Decision =>
  qtest.closings.some((known) => known.by === by && known.reason === reason)
    ? ok([])
    : ok([{ was: 'qtestClosed', by, reason, atMs: nowMs }])

/** Everybody goes on where they were, unless something else keeps it closed. Rule QT36. */
export const reopen = (qtest: QTest, { by }: Command<'reopen'>, { nowMs }: Circumstances): Decision =>
  qtest.closings.some((known) => known.by === by) ? ok([{ was: 'qtestReopened', by, atMs: nowMs }]) : ok([])
