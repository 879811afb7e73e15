import { checkInvitations, inviteMany, listOrganisations } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import { loadRefusals, said } from '../../../lib/language/said.ts'

export type Invitations = z.infer<typeof inviteMany.body>

interface Verdicts {
  /** Of each row, in the language in use; empty where nothing speaks against it. */
  verdicts: string[]
}

const inWords = async (answer: Outcome<z.infer<typeof inviteMany.answer>>): Promise<Outcome<Verdicts>> => {
  if (!answer.ok) return answer
  await loadRefusals()
  const { verdicts, says } = answer.value
  return {
    ok: true,
    value: { verdicts: verdicts.map((verdict, row) => (verdict === '' ? '' : said(says[row] ?? '', verdict))) },
  }
}

/** What speaks against each row; asked again when they change. */
export const useVerdicts = (invitations: Invitations) =>
  useLoaded(async (asked): Promise<Outcome<Verdicts>> => {
    const wanted = JSON.parse(asked) as Invitations
    return wanted.rows.length === 0
      ? { ok: true, value: { verdicts: [] } }
      : inWords(await call(checkInvitations, wanted))
  }, JSON.stringify(invitations)).loaded

export const sendInvitations = async (invitations: Invitations): Promise<Outcome<Verdicts>> =>
  inWords(await call(inviteMany, invitations))

/** What people can be invited into. */
export const useOrganisationNames = () => useLoaded(() => call(listOrganisations, {})).loaded
