import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/studio.ts'
import { HeadingFocus } from '../../ui/stage/layout/heading-focus.tsx'
import { ButtonLink } from '../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import { StudioRoot } from '../../ui/studio/shell/studio-root.tsx'
import type { Customer } from './api/customer.ts'
import { Confirmed } from './components/confirmed.tsx'
import { Plans } from './components/plans.tsx'
import { PlansSkeleton } from './components/plans-skeleton.tsx'
import { PricingHeader } from './components/pricing-header.tsx'
import styles from './pricing.module.css'
import { useCustomer } from './use-customer.ts'

/** What each plan gives and costs, and the way to buy one. */
export const PricingScreen = () => {
  const { loaded, reload, become } = useCustomer()
  return (
    <StudioRoot>
      <div className={styles.screen}>
        <PricingHeader />
        <main className={styles.main}>
          {loaded.is === 'loading' && <PlansSkeleton />}
          {loaded.is === 'failed' && (
            <LoadFailed
              heading="h1"
              title={t('pricing:failedTitle')}
              sentence={loaded.sentence}
              retryLabel={t('ui:retry')}
              onRetry={reload}
            />
          )}
          {loaded.is === 'ready' && <ForCustomer customer={loaded.value.customer} onRetry={reload} onChange={become} />}
        </main>
      </div>
    </StudioRoot>
  )
}

interface ForCustomerProps {
  customer: Customer
  onRetry: () => void
  onChange: (customer: Customer) => void
}

const ForCustomer = ({ customer, onRetry, onChange }: ForCustomerProps) => {
  switch (customer.is) {
    case 'child':
      return (
        <EmptyState
          heading="h1"
          mood="hello"
          title={t('pricing:adult.title')}
          sentence={t('pricing:adult.help')}
          action={<ButtonLink to={paths.quizSelection}>{t('pricing:adult.home')}</ButtonLink>}
        />
      )
    case 'ageless':
      return (
        <EmptyState
          heading="h1"
          mood="thinking"
          title={t('pricing:unknown.title')}
          sentence={t('pricing:unknown.help')}
          action={<ButtonLink to={paths.editProfile}>{t('pricing:unknown.edit')}</ButtonLink>}
        />
      )
    case 'confirmed':
      return <Confirmed sentence={customer.sentence} />
    case 'refused':
      return (
        <HeadingFocus>
          <LoadFailed
            heading="h1"
            title={t('pricing:refused.title')}
            sentence={customer.sentence}
            retryLabel={t('pricing:refused.back')}
            onRetry={onRetry}
          />
        </HeadingFocus>
      )
    case 'unconfirmed':
      return (
        <LoadFailed
          heading="h1"
          title={t('pricing:unconfirmed.title')}
          sentence={`${customer.sentence} ${t('pricing:unconfirmed.help')}`}
          retryLabel={t('pricing:unconfirmed.retry')}
          onRetry={onRetry}
        />
      )
    default:
      return <Plans customer={customer} onChange={onChange} />
  }
}
