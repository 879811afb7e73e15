import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import { ACCOUNT_STATES } from '@quokka/contract/http'
import { USER_TYPES } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { useEffect, useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Pager } from '../../../ui/studio/controls/pager.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { ChoiceSelect } from '../../../ui/studio/fields/choice-select.tsx'
import { SearchField } from '../../../ui/studio/fields/search-field.tsx'
import type { AccountFilter } from '../api/use-accounts.ts'
import { useAccounts } from '../api/use-accounts.ts'
import { CreateUserDialog } from '../components/create-user-dialog.tsx'
import { InvitationSheet } from '../invitations/invitation-sheet.tsx'
import styles from './accounts.module.css'
import { AccountsTable } from './accounts-table.tsx'

/** How long somebody pauses in typing before the list is asked for. */
const PAUSE_MS = 250

const ANY = 'any'
const everything: AccountFilter = { search: '', userType: null, state: null, page: 0 }

/** Every account, to be found by name, type and state. Rules AD10 to AD17. */
export const AccountsPanel = () => {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState(everything)
  const [isCreating, setIsCreating] = useState(false)
  const [isInviting, setIsInviting] = useState(false)
  const { loaded, reload, refresh, ...actions } = useAccounts(filter)

  useEffect(() => {
    const timer = setTimeout(
      () => setFilter((before) => (before.search === search ? before : { ...before, search, page: 0 })),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [search])

  const list = () => {
    if (loaded.is === 'loading')
      return (
        <div role="status">
          <VisuallyHidden>{t('admin:accounts.loading')}</VisuallyHidden>
          <Skeleton className={styles.skeleton} />
        </div>
      )
    if (loaded.is === 'failed')
      return (
        <LoadFailed
          title={t('admin:accounts.failedTitle')}
          sentence={loaded.sentence}
          retryLabel={t('ui:retry')}
          onRetry={reload}
        />
      )
    const { total, perPage, accounts } = loaded.value
    if (accounts.length === 0) return <EmptyState sentence={t('admin:accounts.none')} />
    const from = filter.page * perPage + 1
    return (
      <div className={styles.list}>
        <AccountsTable accounts={accounts} actions={actions} />
        <Pager
          page={filter.page}
          perPage={perPage}
          total={total}
          sentence={t('admin:accounts.shown', { from, to: from + accounts.length - 1, total })}
          previousLabel={t('admin:accounts.previous')}
          nextLabel={t('admin:accounts.next')}
          onChange={(page) => setFilter({ ...filter, page })}
        />
      </div>
    )
  }

  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <SearchField
          label={t('admin:accounts.search')}
          clearLabel={t('admin:accounts.clearSearch')}
          value={search}
          onChange={setSearch}
          maxLength={LIMITS.emailCharacters}
        />
        <ChoiceSelect
          label={t('admin:accounts.columns.type')}
          options={[
            { value: ANY, label: t('admin:accounts.anyType') },
            ...USER_TYPES.map((value) => ({ value, label: t(`admin:accounts.types.${value}`) })),
          ]}
          value={filter.userType ?? ANY}
          onChange={(value) => setFilter({ ...filter, userType: value === ANY ? null : value, page: 0 })}
        />
        <ChoiceSelect
          label={t('admin:accounts.columns.state')}
          options={[
            { value: ANY, label: t('admin:accounts.anyState') },
            ...ACCOUNT_STATES.map((value) => ({ value, label: t(`admin:accounts.states.${value}`) })),
          ]}
          value={filter.state ?? ANY}
          onChange={(value) => setFilter({ ...filter, state: value === ANY ? null : value, page: 0 })}
        />
        <Button tone="outline" icon={UserPlusIcon} aria-haspopup="dialog" onPress={() => setIsCreating(true)}>
          {t('admin:users.title')}
        </Button>
        <Button
          // While the sheet is open its own button is the accent.
          tone={isInviting ? 'soft' : 'primary'}
          icon={PaperPlaneTiltIcon}
          aria-expanded={isInviting}
          onPress={() => setIsInviting(!isInviting)}
        >
          {t('admin:accounts.invite')}
        </Button>
      </div>
      <div className={classNames(styles.columns, isInviting && styles.withSheet)}>
        {isInviting && <InvitationSheet onInvited={refresh} onClose={() => setIsInviting(false)} />}
        <div className={styles.found}>{list()}</div>
      </div>
      {isCreating && <CreateUserDialog onCreated={refresh} onClose={() => setIsCreating(false)} />}
    </div>
  )
}
