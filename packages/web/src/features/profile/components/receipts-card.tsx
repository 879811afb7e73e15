import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { rupees } from '../../../lib/text/rupees.ts'
import { billingDate } from '../../../lib/time/billing-date.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { Subscription } from '../api/subscription.ts'
import { receiptAddress } from '../api/subscription.ts'
import styles from './receipts-card.module.css'

/** What was paid, the newest first; each with a page to print. Rule PR14. */
export const ReceiptsCard = ({ receipts }: Pick<Subscription, 'receipts'>) => (
  <Card
    title={t('profile:subscription.receipts')}
    end={<span className={styles.count}>{t('profile:subscription.payments', { count: receipts.length })}</span>}
  >
    <ul className={styles.receipts} aria-label={t('profile:subscription.receipts')}>
      {receipts.map(({ receiptId, date, plan, status, amount }) => (
        <li key={receiptId} className={styles.receipt}>
          <span className={styles.date}>{billingDate(date)}</span> <span className={styles.id}>{receiptId}</span>{' '}
          <span className={styles.plan}>{t(`profile:subscription.plans.${plan}`)}</span>{' '}
          {status === 'paid' ? (
            <Tag tone="good" icon={CheckCircleIcon}>
              {t('profile:subscription.paid')}
            </Tag>
          ) : (
            <Tag icon={ArrowCounterClockwiseIcon}>{t('profile:subscription.refunded')}</Tag>
          )}{' '}
          <span className={styles.amount}>{rupees(amount)}</span>{' '}
          <a
            href={receiptAddress(receiptId)}
            target="_blank"
            rel="noopener"
            className={styles.open}
            title={t('profile:subscription.openReceipt', { receipt: receiptId })}
            aria-label={t('profile:subscription.openReceipt', { receipt: receiptId })}
          >
            <Icon of={DownloadSimpleIcon} size={22} />
          </a>
        </li>
      ))}
    </ul>
  </Card>
)
