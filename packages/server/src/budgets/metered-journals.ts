import type { Journals } from '../stores/journals.ts'
import type { Budgets } from './budgets.ts'

/** Journals whose rows count for whoever began them. */
export const meteredJournals = (
  journals: Journals,
  budgets: Pick<Budgets, 'opened' | 'claimed' | 'stored' | 'over'>,
): Journals => ({
  ...journals,
  async open(opening) {
    const isOpened = await journals.open(opening)
    const { journalId, kind, payer, body } = opening
    if (isOpened && payer !== undefined) {
      budgets.opened({ journalId, kind, payer })
      budgets.stored(journalId, Buffer.byteLength(body))
    }
    return isOpened
  },
  async claim(taking) {
    const claimed = await journals.claim(taking)
    const { journalId, kind } = taking
    if (typeof claimed === 'object' && claimed.payer !== undefined)
      budgets.claimed({ journalId, kind, payer: claimed.payer })
    return claimed
  },
  async append(row) {
    const appended = await journals.append(row)
    if (appended === 'appended') budgets.stored(row.journalId, Buffer.byteLength(row.body))
    if (appended === 'fenced' || row.ends) budgets.over(row.journalId)
    return appended
  },
  async give(giving) {
    const isGiven = await journals.give(giving)
    if (isGiven) budgets.over(giving.journalId)
    return isGiven
  },
  async end(journalId, epoch) {
    await journals.end(journalId, epoch)
    budgets.over(journalId)
  },
})
