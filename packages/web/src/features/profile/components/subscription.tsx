import type { Profile } from '@quokka/contract/http'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { fetchSubscription } from '../api/subscription.ts'
import skeleton from './profile-skeleton.module.css'
import { ReceiptsCard } from './receipts-card.tsx'
import styles from './subscription.module.css'
import { SubscriptionCard } from './subscription-card.tsx'

/** Premium that was given from the beginning, of which the books say nothing. */
const GIVEN = { plan: null, status: 'active', paidUntil: null } as const

/** The account's Premium with its receipts; a grown-up without is led to the plans, quietly. Rules PR4, PR12. */
export const OwnSubscription = ({ profile, onChange }: { profile: Profile; onChange: () => void }) => {
  const { loaded, reload, refresh } = useLoaded(fetchSubscription)
  const isPremium = profile.userType === 'PREMIUM'
  if (loaded.is === 'loading') return isPremium ? <Skeleton className={skeleton.small} /> : null
  if (loaded.is === 'failed')
    return (
      <Card title={t('profile:subscription.title')}>
        <LoadFailed sentence={loaded.sentence} retryLabel={t('ui:retry')} onRetry={reload} tone="soft" />
      </Card>
    )
  const subscription = loaded.value
  if (subscription === null && isPremium) return <SubscriptionCard subscription={GIVEN} onCancelled={refresh} />
  if (subscription === null)
    return profile['custom:age_group'] === '18+' && profile.plan === 'free' ? (
      <RouteLink to={paths.pricing} className={styles.plans}>
        {t('profile:subscription.seePlans')}
      </RouteLink>
    ) : null
  return (
    <>
      <SubscriptionCard
        subscription={subscription}
        onCancelled={() => {
          void refresh()
          onChange()
        }}
      />
      {subscription.receipts.length > 0 && <ReceiptsCard receipts={subscription.receipts} />}
    </>
  )
}
