import { checkInvitations, inviteMany, listOrganisations } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

export type Invitations = z.infer<typeof inviteMany.body>

/** What speaks against each row; asked again when they change. */
export const useVerdicts = (invitations: Invitations) =>
  useLoaded(async (asked): Promise<{ ok: true; value: { verdicts: string[] } } | Awaited<ReturnType<typeof check>>> => {
    const wanted = JSON.parse(asked) as Invitations
    return wanted.rows.length === 0 ? { ok: true, value: { verdicts: [] } } : check(wanted)
  }, JSON.stringify(invitations)).loaded

const check = (invitations: Invitations) => call(checkInvitations, invitations)

export const sendInvitations = (invitations: Invitations) => call(inviteMany, invitations)

/** What people can be invited into. */
export const useOrganisationNames = () => useLoaded(() => call(listOrganisations, {})).loaded
