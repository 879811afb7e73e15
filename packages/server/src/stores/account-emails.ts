import type { Database } from '../ports.ts'
import { brokenIndex } from './broken-index.ts'

/** The mailboxes that owners have proved. A confirmed email belongs to one account. */
export interface AccountEmails {
  /** False when another account has confirmed the same email meanwhile. */
  confirm(userId: string, nowMs: number): Promise<boolean>
  /**
   * Gives an account a mailbox that was proved, and forgets what was sent to the one of before: a code or a link for a new password.
   * False when another account has confirmed the same email meanwhile.
   */
  changeEmail(userId: string, email: string): Promise<boolean>
}

export const createAccountEmails = ({ kysely }: Pick<Database, 'kysely'>): AccountEmails => ({
  async confirm(userId, nowMs) {
    try {
      await kysely
        .updateTable('account')
        .set({ confirmed_at: new Date(nowMs) })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is', null)
        .execute()
      return true
    } catch (error) {
      if (brokenIndex(error) === undefined) throw error
      return false
    }
  },
  async changeEmail(userId, email) {
    try {
      await kysely.transaction().execute(async (transaction) => {
        await transaction.updateTable('account').set({ email }).where('user_id', '=', userId).execute()
        await transaction.deleteFrom('challenge').where('user_id', '=', userId).execute()
        await transaction.deleteFrom('password_link').where('user_id', '=', userId).execute()
      })
      return true
    } catch (error) {
      if (brokenIndex(error) === undefined) throw error
      return false
    }
  },
})
