import type { Background } from '../ports.ts'
import type { JournalMembers } from '../stores/journal-members.ts'

/** Enters who is in journals from before there was a table of members. */
export interface MemberBackfill {
  /** Works off what is left, one journal after the other, each after the work that waits meanwhile. */
  begin(): void
  /** Begins no further journal. */
  stop(): void
}

export const createMemberBackfill = ({
  members,
  background,
}: {
  members: Pick<JournalMembers, 'enterNextOld'>
  background: Pick<Background, 'later'>
}): MemberBackfill => {
  let isStopped = false
  const goOn = (): void => {
    background.later(async () => {
      if (!isStopped && (await members.enterNextOld())) goOn()
    })
  }
  return {
    begin: goOn,
    stop() {
      isStopped = true
    },
  }
}
