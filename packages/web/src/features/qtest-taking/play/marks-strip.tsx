import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart'
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { QTestResults } from '@quokka/contract/http'
import { numberText } from '../../../lib/text/numbers.ts'
import { VERDICT_WORDS } from '../../../questions/play/verdict.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import styles from './marks-strip.module.css'

const ICONS = { right: CheckIcon, wrong: XIcon, thanked: HeartIcon, none: HourglassIcon }

export type Marks = NonNullable<QTestResults['marks']>

/** "Question 3: Not quite". */
export const markWords = (marks: Marks, number: number): string =>
  t('markOf', { number, mark: t(VERDICT_WORDS[marks[number - 1] ?? 'none']) })

interface MarksStripProps {
  marks: Marks
  /** So many of the last ones were never asked. */
  notAsked: number
  /** Opens the question of this number. */
  onOpen: (number: number) => void
}

/** How each answer fared, in the order of the questions: number, icon and colour for the eye, words for screen readers. */
export const MarksStrip = ({ marks, notAsked, onOpen }: MarksStripProps) => (
  <div>
    <p id="marks-help" className={styles.help}>
      {t('marksHelp')}
    </p>
    <ol className={styles.strip} aria-label={t('marks')} aria-describedby="marks-help">
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
        <li key={index}>
          {index < marks.length - notAsked ? (
            <button
              type="button"
              className={styles[mark]}
              aria-label={markWords(marks, index + 1)}
              aria-haspopup="dialog"
              onClick={() => onOpen(index + 1)}
            >
              {numberText(index + 1)}
              <Icon of={ICONS[mark]} size={14} />
            </button>
          ) : (
            <span className={styles.unasked}>
              <span aria-hidden="true">{numberText(index + 1)}</span>
              <VisuallyHidden>{t('markUnasked', { number: index + 1 })}</VisuallyHidden>
            </span>
          )}
        </li>
      ))}
    </ol>
  </div>
)
