import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { StarFourIcon } from '@phosphor-icons/react/dist/ssr/StarFour'
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import type { ReactNode } from 'react'
import { t } from '../../messages/studio.ts'
import { Tooltip } from '../../ui/stage/feedback/tooltip.tsx'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { Button } from '../../ui/studio/button.tsx'
import styles from './editor-frame.module.css'
import type { Timing } from './timing.ts'

interface EditorFrameProps {
  /** The type of the slide. */
  label: string
  icon: PhosphorIcon
  place?: string | undefined
  note: string
  /** Without it the slide has neither time nor points. */
  timing: Timing | undefined
  onTiming: () => void
  onDelete: (() => void) | undefined
  leave: { label: string; onPress: () => void }
  goOn: {
    label: string
    icon: PhosphorIcon | undefined
    isBusy: boolean
    /** Why it sleeps. */
    whyNot: string | undefined
    onPress: () => void
  }
  children: ReactNode
}

/** Around the slide: what it is, its time and points, and what can be done with it. */
export const EditorFrame = ({
  label,
  icon,
  place,
  note,
  timing,
  onTiming,
  onDelete,
  leave,
  goOn,
  children,
}: EditorFrameProps) => (
  <div className={styles.holder}>
    <div className={styles.frame}>
      <p className={styles.kind}>
        <span className={styles.tag}>
          <Icon of={icon} size={16} />
          {label}
        </span>
        {place}
      </p>
      {timing && (
        <div className={styles.timing}>
          <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={onTiming}>
            <Icon of={TimerIcon} size={20} />
            <VisuallyHidden>{`${t('editing:details.time')}: `}</VisuallyHidden>
            {t('editing:details.secondsOf', { seconds: timing.timer })}
          </button>
          <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={onTiming}>
            <Icon of={StarFourIcon} size={20} />
            {timing.maxPoints}{' '}
            <span className={styles.unit}>{t('editing:details.pointsUnit', { count: timing.maxPoints })}</span>
          </button>
        </div>
      )}
      {onDelete && (
        <button
          type="button"
          className={styles.delete}
          title={t('editing:deleteSlide')}
          aria-label={t('editing:deleteSlide')}
          onClick={onDelete}
        >
          <Icon of={TrashIcon} size={20} />
        </button>
      )}
      <div className={styles.slide}>{children}</div>
      <p className={styles.note}>
        <Icon of={InfoIcon} size={20} />
        {note}
      </p>
      <div className={styles.actions}>
        <div className={styles.leave}>
          <Button tone="outline" wide onPress={leave.onPress}>
            {leave.label}
          </Button>
        </div>
        <div className={styles.goOn}>
          <Tooltip text={goOn.whyNot} align="end" wide>
            {(describedBy) => (
              <Button
                wide
                icon={goOn.icon}
                busy={goOn.isBusy}
                disabled={goOn.whyNot !== undefined}
                aria-describedby={describedBy}
                onPress={goOn.onPress}
              >
                {goOn.label}
              </Button>
            )}
          </Tooltip>
        </div>
      </div>
    </div>
  </div>
)
