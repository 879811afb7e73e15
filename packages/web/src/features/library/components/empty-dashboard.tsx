import { CompassIcon } from '@phosphor-icons/react/dist/ssr/Compass'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import styles from './empty-dashboard.module.css'

const STEPS = ['write', 'publish', 'host'] as const

/** The dashboard of somebody who has no quiz yet: how it goes on, with a quiz of their own or a ready-made one. */
export const EmptyDashboard = () => (
  <>
    <EmptyState
      sentence={t('library:dashboard.empty')}
      action={
        <ButtonLink to={paths.quizSelection} tone="outline" icon={CompassIcon}>
          {t('library:readyMade')}
        </ButtonLink>
      }
    />
    <ol className={styles.steps} aria-label={t('library:dashboard.firstSteps')}>
      {STEPS.map((step) => (
        <li key={step} className={styles.step}>
          <p className={styles.name}>{t(`library:dashboard.steps.${step}.name`)}</p>
          <p className={styles.help}>{t(`library:dashboard.steps.${step}.help`)}</p>
        </li>
      ))}
    </ol>
  </>
)
