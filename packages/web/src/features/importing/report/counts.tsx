import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { HandPointingIcon } from '@phosphor-icons/react/dist/ssr/HandPointing'
import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets'
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit'
import type { ImportState } from '@quokka/formats'
import { numberText } from '../../../lib/text/numbers.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import styles from './counts.module.css'
import type { Counts as CountsOf } from './report.ts'

/** The picture of each state, always with its word. */
export const STATE_ICONS: Record<ImportState, PhosphorIcon> = {
  ready: CheckCircleIcon,
  changed: ArrowsClockwiseIcon,
  needsYou: HandPointingIcon,
  leftOut: ProhibitIcon,
}

const STATES = ['ready', 'changed', 'needsYou', 'leftOut'] as const

interface CountsProps {
  counts: CountsOf
  shown: ImportState | undefined
  onShow: (state: ImportState | undefined) => void
}

/** How many questions are what, each number a filter; pressed again, all show. Rule IM10. */
export const Counts = ({ counts, shown, onShow }: CountsProps) => {
  const all = STATES.reduce((sum, state) => sum + counts[state], 0)
  return (
    <fieldset className={styles.counts} aria-label={t('report.filter')}>
      <button
        type="button"
        className={styles.count}
        data-of="all"
        aria-pressed={shown === undefined}
        onClick={() => onShow(undefined)}
      >
        <span className={styles.icon}>
          <Icon of={ListBulletsIcon} size={22} />
        </span>
        <span>
          <span className={styles.number}>{numberText(all)}</span>{' '}
          <span className={styles.word}>{t('report.all')}</span>
        </span>
      </button>
      {STATES.map((state) => (
        <button
          key={state}
          type="button"
          className={styles.count}
          data-of={state}
          aria-pressed={shown === state}
          onClick={() => onShow(shown === state ? undefined : state)}
        >
          <span className={styles.icon}>
            <Icon of={STATE_ICONS[state]} size={22} />
          </span>
          <span>
            <span className={styles.number}>{numberText(counts[state])}</span>{' '}
            <span className={styles.word}>{t(`report.states.${state}`)}</span>
          </span>
        </button>
      ))}
    </fieldset>
  )
}
