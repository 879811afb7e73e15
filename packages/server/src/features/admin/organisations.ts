import type { Organisation } from '@quokka/contract/http'
import {
  addMember,
  changeMembers,
  createOrganisation,
  createTeam,
  deleteOrganisation,
  deleteTeam,
  listOrganisations,
  removeMember,
  setMemberTeams,
} from '@quokka/contract/http'
import { checkForm, ORGANISATION_FORM, TEAM_FORM } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalidField } from '../../http/replies/invalid-field.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { done } from '../../http/replies/successes.ts'
import type { AdminPorts } from './admin-ports.ts'

/** Organisations, their teams and members (contract §4). Every change answers with the organisation as it is then. */
export const organisationRoutes = ({ accounts, organisations, chance }: AdminPorts): Route[] => {
  /** Does something to an organisation that exists, and answers what it became. */
  const change = async (
    organisationId: string,
    act: (organisation: Organisation) => Promise<Result<unknown, Refusal>>,
  ): Promise<Result<Organisation, Refusal>> => {
    const before = await organisations.byId(organisationId)
    if (before === undefined) return { ok: false, refusal: { code: 'organisation/not-found' } }
    const done = await act(before)
    if (!done.ok) return done
    return ok((await organisations.byId(organisationId)) ?? before)
  }
  const taken = { ok: false as const, refusal: { code: 'organisation/name-taken' as const } }
  const noSuchUser = { ok: false as const, refusal: { code: 'organisation/user-not-found' as const } }
  const hasMember = ({ members }: Organisation, userId: string) => members.some((member) => member.userId === userId)

  return [
    route(listOrganisations, async () => ok({ organisations: await organisations.all() })),
    route(createOrganisation, async ({ body }) => {
      const organisationName = body.organisationName.trim()
      const failures = checkForm(ORGANISATION_FORM, { organisationName })
      if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
      const organisationId = chance.newId()
      const created = { organisationId, organisationName, isEnterprise: body.isEnterprise }
      return (await organisations.create(created)) ? change(organisationId, async () => ok(undefined)) : taken
    }),
    route(deleteOrganisation, async ({ body }) => {
      const deleted = await change(body.organisationId, async () => ok(undefined))
      if (!deleted.ok) return deleted
      await organisations.remove(body.organisationId)
      return done('done/organisation-deleted', { name: deleted.value.organisationName })
    }),
    route(createTeam, ({ body: { organisationId, teamName: typed } }) =>
      change(organisationId, async () => {
        const teamName = typed.trim()
        const failures = checkForm(TEAM_FORM, { teamName })
        if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
        return (await organisations.addTeam({ teamId: chance.newId(), organisationId, teamName }))
          ? ok(undefined)
          : taken
      }),
    ),
    route(deleteTeam, ({ body: { organisationId, teamId } }) =>
      change(organisationId, async ({ teams }) => {
        if (!teams.some((team) => team.teamId === teamId))
          return { ok: false, refusal: { code: 'organisation/team-not-found' } }
        return ok(await organisations.removeTeam(organisationId, teamId))
      }),
    ),
    route(addMember, ({ body: { organisationId, username } }) =>
      change(organisationId, async () => {
        const account = await accounts.byNameOrEmail(username)
        if (account === undefined || !account.isConfirmed) return noSuchUser
        return (await organisations.addMember(organisationId, account.userId))
          ? ok(undefined)
          : { ok: false, refusal: { code: 'organisation/member-of-another' } }
      }),
    ),
    route(removeMember, ({ body: { organisationId, userId } }) =>
      change(organisationId, async (organisation) =>
        hasMember(organisation, userId) ? ok(await organisations.removeMember(organisationId, userId)) : noSuchUser,
      ),
    ),
    route(setMemberTeams, ({ body: { organisationId, userId, teamIds } }) =>
      change(organisationId, async (organisation) => {
        if (!hasMember(organisation, userId)) return noSuchUser
        const known = organisation.teams.map((team) => team.teamId)
        if (!teamIds.every((teamId) => known.includes(teamId)))
          return { ok: false, refusal: { code: 'organisation/team-not-found' } }
        return ok(await organisations.setTeams(organisationId, userId, teamIds))
      }),
    ),
    route(changeMembers, ({ body: { organisationId, userIds, change: wanted, teamId } }) =>
      change(organisationId, async (organisation) => {
        const members = userIds.filter((userId) => hasMember(organisation, userId))
        if (wanted === 'remove') {
          for (const userId of members) await organisations.removeMember(organisationId, userId)
          return ok(undefined)
        }
        if (teamId === null || !organisation.teams.some((team) => team.teamId === teamId))
          return { ok: false, refusal: { code: 'organisation/team-not-found' } }
        return ok(await organisations.setTeamOf(teamId, members, wanted === 'addToTeam'))
      }),
    ),
  ]
}
