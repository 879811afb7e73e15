import type { PremiumPlan } from '@quokka/core/prices'
import { PREMIUM_PLANS } from '@quokka/core/prices'
import { useId } from 'react'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import styles from './period-switch.module.css'

interface PeriodSwitchProps {
  plan: PremiumPlan
  onChange: (plan: PremiumPlan) => void
}

/** For which period the prices are told. */
export const PeriodSwitch = ({ plan, onChange }: PeriodSwitchProps) => {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>{t('pricing:period')}</VisuallyHidden>
      </legend>
      {PREMIUM_PLANS.map((one) => (
        <label key={one} className={styles.period}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === plan}
            className={styles.radio}
            onChange={() => onChange(one)}
          />
          {t(`pricing:periods.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
