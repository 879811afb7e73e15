import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { classNames } from '../../../lib/page/class-names.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { AnswerLetter } from '../../../ui/stage/room/answer-shape.tsx'
import { AnswerShape } from '../../../ui/stage/room/answer-shape.tsx'
import styles from './answer-chart.module.css'
import type { Bar } from './chart-bars.ts'
import { t } from './statistics-messages.ts'

const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'] satisfies AnswerLetter[]

const isLetter = (label: string): label is AnswerLetter => LETTERS.includes(label)

/** Counts above, letters and shapes below, so that the chart reads without colours; an ordered list to a screen reader. */
export const AnswerChart = ({ bars }: { bars: readonly Bar[] }) => (
  <ol className={styles.chart} aria-label={t('chartLabel')}>
    {bars.map(({ label, text, count, isRight, share }) => (
      <li key={label} className={styles.column}>
        <div className={styles.shaft}>
          <p className={isRight ? styles.rightCount : styles.count}>
            {isRight && (
              <>
                <Icon of={CheckCircleIcon} size={28} weight="fill" />
                <VisuallyHidden>{t('chartRight')}</VisuallyHidden>
              </>
            )}
            {count}
          </p>
          <div
            className={classNames(isRight ? styles.right : styles.other, count === 0 && styles.empty)}
            style={{ flexGrow: share }}
          />
          <div style={{ flexGrow: 1 - share }} className={styles.above} />
        </div>
        <p className={styles.label} title={text || label}>
          {isLetter(label) && text && <AnswerShape answer={label} tone="colour" className={styles.shape} />}
          <span className={styles.text}>{text || label}</span>
        </p>
      </li>
    ))}
  </ol>
)
