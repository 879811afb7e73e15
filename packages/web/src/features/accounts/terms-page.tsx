import { t } from '../../messages/accounts.ts'
import { Button } from '../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../ui/studio/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/studio/feedback/skeleton.tsx'
import { useTerms } from './api/use-terms.ts'
import { AccountFrame } from './components/account-frame.tsx'
import styles from './terms-page.module.css'
import { hasTitle, structureOf } from './terms-structure.tsx'

/** The terms, as the server writes them. */
export const TermsPage = () => {
  const { terms, reload } = useTerms()
  if (terms.is === 'ready')
    return (
      <AccountFrame
        isWide
        greeting="terms"
        mood="happy"
        {...(!hasTitle(terms.value) && { title: t('accounts:terms') })}
      >
        <div dir="auto" className={styles.terms}>
          {structureOf(terms.value)}
        </div>
      </AccountFrame>
    )
  return (
    <AccountFrame isWide greeting="terms" mood="happy" title={t('accounts:terms')}>
      {terms.is === 'loading' ? (
        <div role="status" aria-label={t('accounts:termsLoading')} className={styles.terms}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </div>
      ) : (
        <EmptyState
          mood="oops"
          sentence={terms.sentence}
          action={<Button onPress={reload}>{t('accounts:tryAgain')}</Button>}
        />
      )}
    </AccountFrame>
  )
}
