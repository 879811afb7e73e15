import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { CrownIcon } from '@phosphor-icons/react/dist/ssr/Crown'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle'
import { BILLING_ZONE } from '@quokka/core/lib'
import type { PremiumPlan } from '@quokka/core/prices'
import { PRICES } from '@quokka/core/prices'
import { useId, useState } from 'react'
import { paths } from '../../../lib/navigation/paths.ts'
import { rupees } from '../../../lib/text/rupees.ts'
import { billingDate } from '../../../lib/time/billing-date.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import type { Subscription } from '../api/subscription.ts'
import { paidTime } from '../paid-time.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './subscription-card.module.css'

type Bought = Subscription & { plan: PremiumPlan; paidUntil: string }
type Shown = Subscription | Pick<Subscription, 'plan' | 'status' | 'paidUntil'>

const isBought = (subscription: Shown): subscription is Bought =>
  subscription.plan !== null && subscription.paidUntil !== null

interface SubscriptionCardProps {
  subscription: Shown
  onCancelled: () => void
}

/** What one has of Premium, until when, and what comes then. */
export const SubscriptionCard = ({ subscription, onCancelled }: SubscriptionCardProps) => {
  const id = useId()
  const { plan, status } = subscription
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.crown}>
          <Icon of={CrownIcon} size={32} weight="fill" />
        </span>
        <div className={styles.words}>
          <div className={styles.line}>
            <h2 id={id} className={styles.title}>
              {t('profile:subscription.premium')}
            </h2>
            <Tag
              tone={status === 'active' ? 'good' : 'calm'}
              icon={status === 'active' ? CheckCircleIcon : XCircleIcon}
            >
              {t(`profile:subscription.status.${status}`)}
            </Tag>
          </div>
          <p className={styles.benefits}>{t('profile:subscription.benefits')}</p>
        </div>
        {plan && (
          <p className={styles.price}>
            <span className={styles.amount}>{rupees(PRICES[plan])}</span>{' '}
            <span className={styles.per}>{t(`profile:subscription.per.${plan}`)}</span>
          </p>
        )}
      </div>
      <div className={styles.body}>
        {isBought(subscription) ? (
          <BoughtTime subscription={subscription} onCancelled={onCancelled} />
        ) : (
          given(subscription)
        )}
      </div>
    </section>
  )
}

const given = ({ paidUntil }: Shown) => (
  <p className={styles.note}>
    <Icon of={InfoIcon} size={20} />
    {paidUntil === null
      ? t('profile:subscription.given')
      : t('profile:subscription.givenUntil', { date: billingDate(paidUntil) })}
  </p>
)

/** What happens at the end of the paid time, told beforehand. */
const comingOf = ({ plan, status, renews, paidUntil }: Bought): string => {
  const date = billingDate(paidUntil)
  if (status === 'ended') return t('profile:subscription.coming.ended', { date })
  if (status === 'cancelled') return t('profile:subscription.coming.cancelled', { date })
  if (renews) return t('profile:subscription.coming.renews', { date, price: rupees(PRICES[plan]) })
  return t('profile:subscription.coming.ends', { date })
}

const BoughtTime = ({ subscription, onCancelled }: { subscription: Bought; onCancelled: () => void }) => {
  const [isAsking, setIsAsking] = useState(false)
  const { plan, paidUntil, status, renews, renewable } = subscription
  const { startedOn, days, left, share } = paidTime(plan, paidUntil, Date.now())
  const leftWords = t('profile:subscription.daysLeft', { left, days })
  return (
    <>
      <div className={styles.time}>
        {status !== 'ended' && (
          <div className={styles.period}>
            <div className={styles.top}>
              <p className={styles.until}>
                {t('profile:subscription.paidUntil', { date: billingDate(paidUntil), zone: BILLING_ZONE })}
              </p>
              <p className={styles.left}>{leftWords}</p>
            </div>
            <div
              className={styles.track}
              role="progressbar"
              aria-label={t('profile:subscription.period')}
              aria-valuemin={0}
              aria-valuemax={days}
              aria-valuenow={days - left}
              aria-valuetext={leftWords}
            >
              <div className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
            </div>
            <div className={styles.dates}>
              <span>{billingDate(startedOn)}</span> <span>{billingDate(paidUntil)}</span>
            </div>
          </div>
        )}
        {renewable && status !== 'ended' && (
          <ButtonLink to={`${paths.pricing}?plan=${plan}`} tone="outline">
            {status === 'cancelled' ? t('profile:subscription.resume') : t('profile:subscription.renew')}
          </ButtonLink>
        )}
        {renews && (
          <Button tone="dangerOutline" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
            {t('profile:cancelSubscription')}
          </Button>
        )}
        {status === 'ended' && (
          <ButtonLink to={paths.pricing} tone="outline">
            {t('profile:subscription.seePlans')}
          </ButtonLink>
        )}
      </div>
      <p className={styles.note}>
        <Icon of={InfoIcon} size={20} />
        {comingOf(subscription)}
      </p>
      {isAsking && (
        <CancelDialog
          consequence={t('profile:subscription.consequence', { date: billingDate(paidUntil) })}
          onClose={() => setIsAsking(false)}
          onCancelled={() => {
            setIsAsking(false)
            onCancelled()
          }}
        />
      )}
    </>
  )
}
