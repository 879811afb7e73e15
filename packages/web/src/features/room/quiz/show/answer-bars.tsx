import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import type { CSSProperties, ReactNode } from 'react'
import { longestWord } from '../../../../lib/longest-word.ts'
import { classNames } from '../../../../lib/page/class-names.ts'
import { numberText } from '../../../../lib/text/numbers.ts'
import { HERE, SentenceAround } from '../../../../lib/text/sentence-around.tsx'
import { VisuallyHidden } from '../../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../../ui/stage/pictures/icon.tsx'
import { AnswerShape } from '../../../../ui/stage/room/answer-shape.tsx'
import type { Bar } from '../chart-bars.ts'
import { letterOf } from '../chart-bars.ts'
import { t } from '../statistics-messages.ts'
import styles from './answer-bars.module.css'
import { barUnits } from './bar-units.ts'

interface AnswerBarsProps {
  bars: readonly Bar[]
  /** Everyone who was asked. */
  asked: number
  /** The right answer of a question that has no letter. */
  children: ReactNode
}

/** How a text of this length is set: `--length` and its longest word, which is never broken. */
const measured = (text: string) => ({ '--length': text.length, '--word': longestWord(text) }) as CSSProperties

const Answer = ({ bar }: { bar: Bar }) => {
  const letter = letterOf(bar)
  const text = bar.text || bar.label
  return (
    <>
      {letter && <AnswerShape answer={letter} tone={bar.isRight ? 'ink' : 'colour'} className={styles.shape} />}
      <span className={styles.room}>
        <span dir="auto" className={styles.text} style={measured(text)} title={text}>
          {text}
        </span>
      </span>
    </>
  )
}

const Shaft = ({ count, className }: { count: number; className: string | undefined }) => (
  <span
    aria-hidden="true"
    className={classNames(styles.bar, className, count === 0 && styles.empty)}
    style={{ '--count': count } as CSSProperties}
  />
)

/** The right answer above how many gave it, then the others and those without an answer; one answer is as long in each bar. A survey has the others alone. */
export const AnswerBars = ({ bars, asked, children }: AnswerBarsProps) => {
  const right = bars.find(({ isRight }) => isRight)
  const others = bars.filter(({ isRight }) => !isRight)
  const { columns, rows } = barUnits(
    right?.count,
    others.map(({ count }) => count),
  )
  return (
    <div className={styles.ground}>
      <div className={styles.bars} style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
        {right && (
          <div className={styles.right}>
            {letterOf(right) ? (
              <div className={styles.tile} data-answer={right.label}>
                <Answer bar={right} />
                <span className={styles.check}>
                  <Icon of={CheckIcon} size={40} />
                  <VisuallyHidden>{t('chartRight')}</VisuallyHidden>
                </span>
              </div>
            ) : (
              <div className={styles.solution}>{children}</div>
            )}
            <p className={styles.line}>
              <Shaft count={right.count} className={styles.good} />
              <span className={styles.words}>
                <SentenceAround sentence={t('ofWereRight', { count: right.count, right: HERE, asked })}>
                  <span className={styles.number}>{numberText(right.count)}</span>
                </SentenceAround>
              </span>
            </p>
          </div>
        )}
        <ul className={classNames(styles.others, !right && styles.alone)} aria-label={t('chartLabel')}>
          {others.map((bar) => (
            <li key={bar.label} className={bar.isNone ? styles.none : undefined}>
              <span className={styles.other}>
                <Answer bar={bar} />
              </span>
              <span className={styles.line}>
                <Shaft count={bar.count} className={bar.isNone ? styles.grey : right ? styles.wrong : styles.chosen} />
                <span className={styles.number}>{numberText(bar.count)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
