import { refreshAccount } from '../account/account.ts'
import { isLoggedIn, playerOf, readSession } from '../account/session.ts'
import { paths } from '../lib/navigation/paths.ts'

/** Where somebody who wants to host goes first: to the quizzes with a whole profile, else to the details. Rule AS6. */
export const hostingStart = async (): Promise<{ ok: true; to: string } | { ok: false; sentence: string }> => {
  if (!isLoggedIn()) return { ok: true, to: paths.playerDetails }
  const answer = await refreshAccount()
  if (answer.ok) {
    const { username, picture } = answer.value
    const isWhole = username && picture && playerOf(readSession())
    return { ok: true, to: isWhole ? paths.quizSelection : paths.playerDetails }
  }
  // A login that was over by now: who hosts is a guest.
  return answer.status === 401 ? { ok: true, to: paths.playerDetails } : answer
}
