import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import type { CSSProperties } from 'react'
import { longestWord } from '../../../lib/longest-word.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { AnswerShape } from '../../../ui/stage/room/answer-shape.tsx'
import styles from './answer-chart.module.css'
import type { Bar } from './chart-bars.ts'
import { letterOf } from './chart-bars.ts'
import { t } from './statistics-messages.ts'

/** Counts above, letters and shapes below, so that the chart reads without colours; an ordered list to a screen reader. */
export const AnswerChart = ({ bars }: { bars: readonly Bar[] }) => (
  <ol className={styles.chart} aria-label={t('chartLabel')}>
    {bars.map((bar) => (
      <Column key={bar.label} bar={bar} />
    ))}
  </ol>
)

const Column = ({ bar }: { bar: Bar }) => {
  const { label, text, count, isRight, isNone, share } = bar
  const letter = letterOf(bar)
  const words = text || label
  return (
    <li className={styles.column}>
      <div className={styles.shaft}>
        <p className={isRight ? styles.rightCount : styles.count}>
          {isRight && (
            <>
              <Icon of={CheckCircleIcon} size={28} weight="fill" />
              <VisuallyHidden>{t('chartRight')}</VisuallyHidden>
            </>
          )}
          {numberText(count)}
        </p>
        <div
          className={classNames(
            isRight ? styles.right : isNone ? styles.none : styles.other,
            count === 0 && styles.empty,
          )}
          style={{ flexGrow: share }}
        />
        <div style={{ flexGrow: 1 - share }} className={styles.above} />
      </div>
      <p className={styles.label} title={words}>
        {letter && <AnswerShape answer={letter} tone="colour" className={styles.shape} />}
        <span dir="auto" className={styles.text} style={{ '--word': longestWord(words) } as CSSProperties}>
          {words}
        </span>
      </p>
    </li>
  )
}
