import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck'
import { GameControllerIcon } from '@phosphor-icons/react/dist/ssr/GameController'
import { GraduationCapIcon } from '@phosphor-icons/react/dist/ssr/GraduationCap'
import type { ReportVariant } from '@quokka/core/report-types'
import { REPORT_VARIANTS } from '@quokka/core/report-types'
import { useState } from 'react'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { FootBar } from './foot-bar.tsx'
import styles from './kind-step.module.css'
import picks from './pick-card.module.css'
import { quizStepOf } from './report-step.ts'
import { StepFrame } from './step-frame.tsx'

const ICONS: Record<ReportVariant, PhosphorIcon> = {
  course: GraduationCapIcon,
  quiz: GameControllerIcon,
  qtest: CalendarCheckIcon,
}

/** The first step: a report of what. */
export const KindStep = () => {
  const [kind, setKind] = useState<ReportVariant>()
  const navigate = useNavigate()
  return (
    <StepFrame
      step="kind"
      title={t('reports:kind.heading')}
      foot={
        <FootBar
          words={kind ? t(`reports:kind.${kind}.name`) : t('reports:kind.nothing')}
          isAsleep={!kind}
          backTo={paths.reports}
          onProceed={() => kind && navigate(quizStepOf(kind))}
        />
      }
    >
      <fieldset className={styles.kinds}>
        <VisuallyHidden>
          <legend>{t('reports:kind.heading')}</legend>
        </VisuallyHidden>
        {REPORT_VARIANTS.map((variant) => (
          <label key={variant} className={classNames(picks.card, styles.kind)}>
            <span className={styles.icon}>
              <Icon of={ICONS[variant]} size={24} />
            </span>
            <input
              type="radio"
              name="kind"
              className={styles.radio}
              checked={variant === kind}
              onChange={() => setKind(variant)}
            />
            <span className={styles.words}>
              <span className={styles.name}>{t(`reports:kind.${variant}.name`)}</span>{' '}
              <span className={styles.help}>{t(`reports:kind.${variant}.help`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </StepFrame>
  )
}
