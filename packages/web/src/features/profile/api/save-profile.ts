import { updateProfile } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { refreshAccount } from '../../../account/account.ts'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'

export type SavedProfile = z.infer<typeof updateProfile.body>

/** Saves the account's profile; the tab knows its new name and picture afterwards. */
export const saveProfile = async (profile: SavedProfile): Promise<Outcome<string>> => {
  const answer = await call(updateProfile, profile)
  if (answer.ok) await refreshAccount()
  return answer
}
