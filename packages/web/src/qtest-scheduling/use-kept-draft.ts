import { useState } from 'react'
import { readUserId } from '../account/account.ts'
import { NEW_DRAFT, ScheduleDraft } from './schedule-draft.ts'

const read = (key: string): ScheduleDraft => {
  try {
    return ScheduleDraft.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))
  } catch {
    return NEW_DRAFT
  }
}

/** What was set of a QTest that is not made yet, kept in this tab until it is: closing the dialog loses nothing. Rule QH5. */
export const useKeptDraft = (choice: string) => {
  // Another account in the same tab does not find it.
  const [key] = useState(() => `begunQTest:${readUserId() ?? ''}:${choice}`)
  const [kept] = useState(() => read(key))
  return {
    kept,
    keep: (draft: ScheduleDraft) => sessionStorage.setItem(key, JSON.stringify(draft)),
    forget: () => sessionStorage.removeItem(key),
  }
}
