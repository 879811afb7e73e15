import type { MemberChange, Organisation } from '@quokka/contract/http'
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
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

const withChanged = (organisations: readonly Organisation[], changed: Organisation) =>
  organisations.some(({ organisationId }) => organisationId === changed.organisationId)
    ? organisations.map((one) => (one.organisationId === changed.organisationId ? changed : one))
    : [...organisations, changed]

/** All organisations, and what can be done to them; each change tells how it went. */
export const useOrganisations = () => {
  const { loaded, reload, change } = useLoaded(async (): Promise<Outcome<readonly Organisation[]>> => {
    const answer = await call(listOrganisations, {})
    return answer.ok ? { ok: true, value: answer.value.organisations } : answer
  })

  const keep = async (asked: Promise<Outcome<Organisation>>): Promise<Outcome<Organisation>> => {
    const answer = await asked
    if (answer.ok) change((organisations) => withChanged(organisations, answer.value))
    return answer
  }

  return {
    loaded,
    reload,
    createOrganisation: (organisationName: string, isEnterprise: boolean) =>
      keep(call(createOrganisation, { organisationName, isEnterprise })),
    deleteOrganisation: async (organisationId: string) => {
      const answer = await call(deleteOrganisation, { organisationId })
      if (answer.ok) change((organisations) => organisations.filter((one) => one.organisationId !== organisationId))
      return answer
    },
    createTeam: (organisationId: string, teamName: string) => keep(call(createTeam, { organisationId, teamName })),
    deleteTeam: (organisationId: string, teamId: string) => keep(call(deleteTeam, { organisationId, teamId })),
    addMember: (organisationId: string, username: string) => keep(call(addMember, { organisationId, username })),
    removeMember: (organisationId: string, userId: string) => keep(call(removeMember, { organisationId, userId })),
    changeMembers: (organisationId: string, userIds: string[], change: MemberChange, teamId: string | null) =>
      keep(call(changeMembers, { organisationId, userIds, change, teamId })),
    setMemberTeams: (organisationId: string, userId: string, teamIds: string[]) =>
      keep(call(setMemberTeams, { organisationId, userId, teamIds })),
  }
}

export type OrganisationActions = Omit<ReturnType<typeof useOrganisations>, 'loaded' | 'reload'>
