import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useRef } from 'react'
import { listText } from '../../lib/text/list-text.ts'
import { numberText } from '../../lib/text/numbers.ts'
import { categoryNameOf } from '../../quiz/catalogue-names.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import type { HostableCategory } from './api/use-catalogue.ts'
import styles from './interest-summary.module.css'
import { t } from './messages.ts'

interface InterestSummaryProps {
  /** The chosen ones. */
  categories: readonly HostableCategory[]
  /** Undefined while it is not known. */
  questionCount: number | undefined
  onClear: () => void
}

/** What stands behind the chosen categories. Rule IN11. */
export const InterestSummary = ({ categories, questionCount, onClear }: InterestSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null)
  const clear = () => {
    // The button goes with the choice.
    summary.current?.focus()
    onClear()
  }
  return (
    <>
      <div ref={summary} tabIndex={-1} className={styles.summary} aria-live="polite" aria-atomic="true">
        {categories.length > 0 && (
          <>
            {questionCount !== undefined && (
              <p className={styles.behind}>
                <span className={styles.number}>{numberText(questionCount)}</span>{' '}
                <span className={styles.what}>{t('behindChoice', { count: questionCount })}</span>
              </p>
            )}
            <p className={styles.names}>{listText(categories.map(categoryNameOf))}</p>
          </>
        )}
      </div>
      {categories.length > 0 && (
        <span className={styles.clear}>
          <Button tone="glass" size="small" icon={XIcon} onPress={clear}>
            {t('clear', { count: categories.length })}
          </Button>
        </span>
      )}
    </>
  )
}
