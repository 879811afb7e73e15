import { getOrgTeams } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/mount-endpoint.ts'
import { route } from '../../http/mount-endpoint.ts'
import type { Organisations } from '../../stores/organisations.ts'

/** The calls of contract §3. */
export const authoringRoutes = ({ organisations }: { organisations: Organisations }): Route[] => [
  route(getOrgTeams, async ({ user }) => {
    const organisation = user.organisationId === null ? undefined : await organisations.byId(user.organisationId)
    return ok(Object.fromEntries((organisation?.teams ?? []).map(({ teamName, teamId }) => [teamName, teamId])))
  }),
]
