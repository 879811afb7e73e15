import type { ListedAccount } from '@quokka/contract/http'
import { readUserId } from '../../../account/account.ts'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import type { AccountActions } from '../api/use-accounts.ts'
import { AccountMenu } from './account-menu.tsx'
import { AccountStateTag } from './account-state-tag.tsx'
import styles from './accounts.module.css'
import { nameOfPerson } from './name-of-person.ts'

interface AccountsTableProps {
  accounts: readonly ListedAccount[]
  actions: AccountActions
}

/** Accounts by name. On a phone the columns in the middle stand under the name. */
export const AccountsTable = ({ accounts, actions }: AccountsTableProps) => {
  const ownId = readUserId()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('admin:accounts.columns.name')}</th>
          <th scope="col" className={styles.wide}>
            {t('admin:accounts.columns.type')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('admin:accounts.columns.organisation')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('admin:accounts.columns.lastSignIn')}
          </th>
          <th scope="col">{t('admin:accounts.columns.state')}</th>
          <th scope="col">
            <VisuallyHidden>{t('admin:accounts.columns.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => {
          const type = t(`admin:accounts.types.${account.userType}`)
          return (
            <tr key={account.userId}>
              <th scope="row">
                <span className={styles.person}>
                  <Avatar avatar={account.picture} size={40} />
                  <span className={styles.words}>
                    <span className={styles.name}>
                      <bdi>{nameOfPerson({ ...account, email: account.emailId })}</bdi>
                    </span>
                    <span className={styles.ids}>
                      <span>{account.userName}</span>
                      <span>{account.emailId}</span>
                    </span>
                    <span className={styles.narrow}>
                      {[type, account.organisationName].filter((text) => text !== '').join(' · ')}
                    </span>
                  </span>
                </span>
              </th>
              <td className={styles.wide}>{type}</td>
              <td className={styles.wide}>
                <bdi>{account.organisationName}</bdi>
              </td>
              <td className={styles.wide}>
                {account.lastSignInOn === null ? t('admin:accounts.never') : usDate(account.lastSignInOn)}
              </td>
              <td>
                <AccountStateTag state={account.state} />
              </td>
              <td className={styles.last}>
                {account.userId === ownId ? (
                  <span className={styles.small}>{t('admin:accounts.you')}</span>
                ) : (
                  <AccountMenu account={account} actions={actions} />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
