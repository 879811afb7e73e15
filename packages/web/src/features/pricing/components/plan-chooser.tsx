import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import type { PremiumPlan } from '@quokka/core/prices'
import { MONTHS, PREMIUM_PLANS, PRICES } from '@quokka/core/prices'
import { useId } from 'react'
import { rupees } from '../../../lib/text/rupees.ts'
import { billingDate } from '../../../lib/time/billing-date.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { premiumBenefits } from '../plan-benefits.ts'
import type { PurchaseStep } from '../use-purchase.ts'
import { Benefits } from './benefits.tsx'
import styles from './plan-chooser.module.css'

interface PlanChooserProps {
  open: boolean
  plan: PremiumPlan
  /** Until when there is Premium already. */
  paidUntil: string | undefined
  step: PurchaseStep['is']
  onChange: (plan: PremiumPlan) => void
  onOrder: () => void
  onClose: () => void
}

/** By the year or by the month; it is disabled while a checkout is under way. Rule PR5. */
export const PlanChooser = ({ open, plan, paidUntil, step, onChange, onOrder, onClose }: PlanChooserProps) => {
  const isAsleep = step !== 'choosing'
  const close = () => {
    if (!isAsleep) onClose()
  }
  return (
    <div className={step === 'paying' ? styles.waiting : undefined}>
      <Dialog
        open={open}
        size="wide"
        title={t('pricing:chooser.title')}
        help={t('pricing:chooser.help')}
        closeLabel={t('studio:close')}
        onClose={close}
        actions={
          <>
            <Button tone="outline" disabled={isAsleep} onPress={close}>
              {t('pricing:chooser.back')}
            </Button>
            {step === 'choosing' || step === 'ordering' ? (
              <Button busy={step === 'ordering'} onPress={onOrder}>
                {t('pricing:chooser.toCheckout')}
              </Button>
            ) : (
              <Button tone="soft" icon={HourglassIcon} busy={step === 'confirming'} disabled>
                {step === 'confirming' ? t('pricing:chooser.confirming') : t('pricing:chooser.waiting')}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.body}>
          <PlanCards plan={plan} isAsleep={isAsleep} onChange={onChange} />
          <Benefits wide benefits={premiumBenefits()} />
          <p className={styles.today}>
            <span>{t('pricing:chooser.toPay')}</span> <span className={styles.amount}>{rupees(PRICES[plan])}</span>
          </p>
          <p className={styles.then} role="status">
            <Icon of={InfoIcon} size={20} />
            {paidUntil && `${t('pricing:chooser.added', { date: billingDate(paidUntil) })} `}
            {t(`pricing:chooser.afterwards.${plan}`)}
          </p>
        </div>
      </Dialog>
    </div>
  )
}

interface PlanCardsProps {
  plan: PremiumPlan
  isAsleep: boolean
  onChange: (plan: PremiumPlan) => void
}

const PlanCards = ({ plan, isAsleep, onChange }: PlanCardsProps) => {
  const name = useId()
  const helpOf = {
    Premium_Yearly: t('pricing:chooser.yearlyHelp', { price: rupees(MONTHS.Premium_Yearly * PRICES.Premium_Monthly) }),
    Premium_Monthly: t('pricing:chooser.monthlyHelp'),
  }
  return (
    <fieldset className={styles.plans}>
      <legend>
        <VisuallyHidden>{t('pricing:chooser.plans')}</VisuallyHidden>
      </legend>
      {PREMIUM_PLANS.map((one) => (
        <label key={one} className={styles.plan}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === plan}
            disabled={isAsleep}
            className={styles.radio}
            onChange={() => onChange(one)}
          />
          <span className={styles.words}>
            <span className={styles.line}>
              <span className={styles.name}>{t(`pricing:periods.${one}`)}</span>{' '}
              {one === 'Premium_Yearly' && <span className={styles.saves}>{t('pricing:saves')}</span>}
            </span>{' '}
            <span className={styles.help}>{helpOf[one]}</span>
          </span>{' '}
          <span className={styles.price}>
            <span className={styles.amount}>{rupees(PRICES[one])}</span>{' '}
            <span className={styles.help}>{t(`pricing:per.${one}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
