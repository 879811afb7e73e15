import { credentialOfAccount } from '@quokka/core/accounts'
import type { Sessions } from '../../http/callers/session.ts'
import type { Background, MediaStore } from '../../ports.ts'
import type { QTestKeeping } from '../../qtest/keeping.ts'
import { roomRows } from '../../room/room-rows.ts'
import type { Account, Accounts } from '../../stores/accounts.ts'
import type { Complaints } from '../../stores/complaints.ts'
import type { JournalMembers } from '../../stores/journal-members.ts'
import type { Journals } from '../../stores/journals.ts'
import { removePicture } from './picture.ts'

export interface RemovalPorts {
  accounts: Pick<Accounts, 'remove'>
  sessions: Pick<Sessions, 'endAll'>
  journals: Pick<Journals, 'rewrite'>
  members: Pick<JournalMembers, 'journalsOf'>
  complaints: Pick<Complaints, 'removeBy'>
  qtests: Pick<QTestKeeping, 'forget'>
  billing: { endOrphans(): void }
  media: MediaStore
  background: Background
}

/** Takes a player's name and picture out of the journals of rooms; what was played there stays, where it can be read. */
const forgetInJournals = async (
  { journals, members }: Pick<RemovalPorts, 'journals' | 'members'>,
  userId: string,
): Promise<void> => {
  const credential = credentialOfAccount(userId)
  for (const roomId of await members.journalsOf('room', credential))
    await journals.rewrite(roomId, (bodies) => roomRows.withoutIdentity(bodies, credential))
}

/**
 * Removes an account with everything that tells whose it was: sessions, codes, logins and memberships go with its row, the
 * picture with its file, its complaints, and what it scheduled; in journals the name goes after the reply. The last administrator stays. Rule AC22.
 */
export const removeAccount = async (
  ports: RemovalPorts,
  { userId, picture }: Pick<Account, 'userId' | 'picture'>,
): Promise<'removed' | 'lastAdmin'> => {
  const { accounts, sessions, complaints, qtests, billing, media, background } = ports
  if ((await accounts.remove(userId)) === 'lastAdmin') return 'lastAdmin'
  await sessions.endAll(userId)
  await complaints.removeBy(credentialOfAccount(userId))
  await removePicture(media, picture)
  background.later(() => forgetInJournals(ports, userId))
  background.later(() => qtests.forget(userId))
  billing.endOrphans()
  return 'removed'
}
