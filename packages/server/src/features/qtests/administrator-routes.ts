import { closeQTest } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalid } from '../../http/replies/invalid-field.ts'
import type { QTestPorts } from './qtest-ports.ts'
import { readQTestId } from './read-id.ts'
import { refused } from './refused.ts'

const SENTENCES = {
  closed: 'QTest closed.',
  reopened: 'QTest opened again.',
} as const

/** What administrators do about QTests of others (contract §6). */
export const administratorRoutes = ({ directory }: Pick<QTestPorts, 'directory'>): Route[] => [
  route(closeQTest, async ({ body }) => {
    const reason = body.reason.trim()
    if (body.closed && reason === '')
      return { ok: false, refusal: invalid('reason', 'field/empty', 'field/empty/reason-for-host') }
    const by = 'administrator'
    const taken = await directory.take(
      readQTestId(body.qtestId),
      body.closed ? { do: 'close', by, reason } : { do: 'reopen', by },
    )
    return taken.ok ? ok(SENTENCES[body.closed ? 'closed' : 'reopened']) : refused(taken.refusal)
  }),
]
