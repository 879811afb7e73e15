import type { Organisation } from '@quokka/contract/http'
import {
  addMember,
  createOrganisation,
  createTeam,
  deleteOrganisation,
  deleteTeam,
  listOrganisations,
  removeMember,
  setMemberTeams,
} from '@quokka/contract/http'
import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '../../../lib/call.ts'
import { call } from '../../../lib/call.ts'

export type Organisations =
  | { is: 'loading' }
  | { is: 'failed'; sentence: string }
  | { is: 'ready'; organisations: readonly Organisation[] }

const withChanged = (organisations: readonly Organisation[], changed: Organisation) =>
  organisations.some(({ organisationId }) => organisationId === changed.organisationId)
    ? organisations.map((one) => (one.organisationId === changed.organisationId ? changed : one))
    : [...organisations, changed]

/** All organisations, and what can be done to them; each change tells how it went. */
export const useOrganisations = () => {
  const [list, setList] = useState<Organisations>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let isGone = false
    setList({ is: 'loading' })
    call(listOrganisations, {}).then(
      (answer) => {
        if (isGone) return
        setList(
          answer.ok
            ? { is: 'ready', organisations: answer.value.organisations }
            : { is: 'failed', sentence: answer.sentence },
        )
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [attempt])

  const put = (change: (organisations: readonly Organisation[]) => readonly Organisation[]) =>
    setList((before) => (before.is === 'ready' ? { is: 'ready', organisations: change(before.organisations) } : before))

  const keep = async (asked: Promise<Outcome<Organisation>>): Promise<Outcome<Organisation>> => {
    const answer = await asked
    if (answer.ok) put((organisations) => withChanged(organisations, answer.value))
    return answer
  }

  return {
    list,
    reload: useCallback(() => setAttempt((before) => before + 1), []),
    createOrganisation: (organisationName: string, isEnterprise: boolean) =>
      keep(call(createOrganisation, { organisationName, isEnterprise })),
    deleteOrganisation: async (organisationId: string) => {
      const answer = await call(deleteOrganisation, { organisationId })
      if (answer.ok) put((organisations) => organisations.filter((one) => one.organisationId !== organisationId))
      return answer
    },
    createTeam: (organisationId: string, teamName: string) => keep(call(createTeam, { organisationId, teamName })),
    deleteTeam: (organisationId: string, teamId: string) => keep(call(deleteTeam, { organisationId, teamId })),
    addMember: (organisationId: string, username: string) => keep(call(addMember, { organisationId, username })),
    removeMember: (organisationId: string, userId: string) => keep(call(removeMember, { organisationId, userId })),
    setMemberTeams: (organisationId: string, userId: string, teamIds: string[]) =>
      keep(call(setMemberTeams, { organisationId, userId, teamIds })),
  }
}

export type OrganisationActions = Omit<ReturnType<typeof useOrganisations>, 'list' | 'reload'>
