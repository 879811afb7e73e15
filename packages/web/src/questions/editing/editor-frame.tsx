import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { StarFourIcon } from '@phosphor-icons/react/dist/ssr/StarFour'
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import type { KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { PHONE, useMedia } from '../../lib/page/use-media.ts'
import { numberText } from '../../lib/text/numbers.ts'
import { t } from '../../messages/studio.ts'
import { Tooltip } from '../../ui/stage/feedback/tooltip.tsx'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { Button } from '../../ui/studio/controls/button.tsx'
import type { Timing } from './details/timing.ts'
import styles from './editor-frame.module.css'

interface EditorFrameProps {
  /** The type of the slide. */
  label: string
  icon: PhosphorIcon
  place?: string | undefined
  note: string
  /** For those with a keyboard. */
  hint: string | undefined
  /** Without it the slide has neither time nor points. */
  timing: Timing | undefined
  onTiming: () => void
  onDelete: (() => void) | undefined
  leave: { label: string; onPress: () => void }
  goOn: {
    label: string
    icon: PhosphorIcon | undefined
    isBusy: boolean
    /** Why it is disabled. */
    whyNot: string | undefined
    onPress: () => void
  }
  /** By Ctrl and Enter, past the steps that saving takes. */
  onSaveAtOnce: () => void
  children: ReactNode
}

/** Around the slide: what it is, its time and points, and what can be done with it. Saving stays in sight. */
export const EditorFrame = ({
  label,
  icon,
  place,
  note,
  hint,
  timing,
  onTiming,
  onDelete,
  leave,
  goOn,
  onSaveAtOnce,
  children,
}: EditorFrameProps) => {
  const isPhone = useMedia(PHONE)
  const goOnButton = useRef<HTMLButtonElement>(null)
  const saveAtOnce = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    // A dialog of a field on the slide has keys of its own.
    if (document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    if (goOn.whyNot === undefined && !goOn.isBusy) onSaveAtOnce()
    // There it says what is missing.
    else goOnButton.current?.focus()
  }
  const times = timing && <TimingChips timing={timing} onTiming={onTiming} />
  const aside = (
    <>
      <p className={styles.note}>
        <Icon of={InfoIcon} size={20} />
        {note} {!isPhone && hint}
      </p>
      <Button tone="outline" onPress={leave.onPress}>
        {leave.label}
      </Button>
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields and buttons inside have the focus; this only hears their keys.
    <div className={styles.frame} onKeyDown={saveAtOnce}>
      <div className={styles.head}>
        <p className={styles.kind}>
          <span className={styles.tag}>
            <Icon of={icon} size={16} />
            {label}
          </span>
          {place}
        </p>
        {!isPhone && times}
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
      </div>
      <div className={styles.slide}>{children}</div>
      {isPhone && <div className={styles.aside}>{aside}</div>}
      <div className={styles.bar}>
        {isPhone ? times : aside}
        <div className={styles.goOn}>
          <Tooltip text={goOn.whyNot} align="end" wide>
            {(describedBy) => (
              <Button
                ref={goOnButton}
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
  )
}

const TimingChips = ({ timing, onTiming }: { timing: Timing; onTiming: () => void }) => (
  <div className={styles.timing}>
    <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={onTiming}>
      <Icon of={TimerIcon} size={20} />
      <VisuallyHidden>{`${t('editing:details.time')}: `}</VisuallyHidden>
      {t('editing:details.secondsOf', { seconds: timing.timer })}
    </button>
    <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={onTiming}>
      <Icon of={StarFourIcon} size={20} />
      {numberText(timing.maxPoints)}{' '}
      <span className={styles.unit}>{t('editing:details.pointsUnit', { count: timing.maxPoints })}</span>
    </button>
  </div>
)
