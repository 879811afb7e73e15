import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { StarFourIcon } from '@phosphor-icons/react/dist/ssr/StarFour'
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { LIMITS } from '@quokka/core/limits'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import styles from './question-details.module.css'
import { ScoringNote } from './scoring-note.tsx'
import { Stepper } from './stepper.tsx'
import type { Timing } from './timing.ts'

interface QuestionDetailsProps {
  timing: Timing
  onChange: (timing: Timing) => void
  onBack: () => void
  /** Without it nothing is saved yet: the values are only viewed or set. */
  onSave?: (() => void) | undefined
  isSaving: boolean
  /** Sets these values for all questions of the quiz. */
  onSetAll?: (() => void) | undefined
}

/** How long a question may be answered, and for how many points. */
export const QuestionDetails = ({ timing, onChange, onBack, onSave, isSaving, onSetAll }: QuestionDetailsProps) => (
  <Dialog
    open
    title={t('editing:details.title')}
    help={t('editing:details.help')}
    closeLabel={t('studio:close')}
    onClose={onBack}
    size="wide"
    actions={
      onSave ? (
        <>
          <Button tone="outline" onPress={onBack}>
            {t('ui:back')}
          </Button>
          <Button busy={isSaving} onPress={onSave}>
            {t('editing:details.save')}
          </Button>
        </>
      ) : (
        <>
          {onSetAll && (
            <Button tone="outline" busy={isSaving} onPress={onSetAll}>
              {t('editing:details.setAll')}
            </Button>
          )}
          <Button onPress={onBack}>{t('ui:done')}</Button>
        </>
      )
    }
  >
    <div className={styles.rows}>
      <Row icon={TimerIcon} label={t('editing:details.time')} hint={t('editing:details.timeSteps')}>
        {(hintId) => (
          <Stepper
            label={t('editing:details.time')}
            unit={t('editing:details.seconds')}
            value={timing.timer}
            least={1}
            most={LIMITS.longestTimerS}
            otherwise={LIMITS.defaultTimerS}
            hintId={hintId}
            onChange={(timer) => onChange({ ...timing, timer })}
          />
        )}
      </Row>
      <Row icon={StarFourIcon} label={t('editing:details.points')} hint={t('editing:details.pointsSteps')}>
        {(hintId) => (
          <Stepper
            label={t('editing:details.points')}
            value={timing.maxPoints}
            least={0}
            most={LIMITS.largestMaxPoints}
            otherwise={LIMITS.defaultMaxPoints}
            hintId={hintId}
            onChange={(maxPoints) => onChange({ ...timing, maxPoints })}
          />
        )}
      </Row>
    </div>
    <ScoringNote {...timing} />
  </Dialog>
)

interface RowProps {
  icon: PhosphorIcon
  label: string
  hint: string
  children: (hintId: string) => ReactNode
}

const Row = ({ icon, label, hint, children }: RowProps) => {
  const id = useId()
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon of={icon} size={24} />
      </span>
      <span className={styles.words}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      </span>
      {children(id)}
    </div>
  )
}
