import type { CurrentQuestion } from '@quokka/contract/socket'
import { numberText } from '../../lib/text/numbers.ts'
import { t } from '../../messages/stage.ts'
import { Pill } from '../../ui/stage/layout/pill.tsx'
import styles from './question-pill.module.css'

/** "Question 3 of 10" in a header; a slide to read has no number. */
export const QuestionPill = ({ question: { countedNumber, questionCount } }: { question: CurrentQuestion }) => (
  <Pill>
    {countedNumber === null ? (
      t('questions:play.infoSlide')
    ) : (
      <>
        {t('questions:play.question')}
        <span className={styles.number}>{numberText(countedNumber)}</span>
        {t('questions:play.ofTotal', { total: questionCount })}
      </>
    )}
  </Pill>
)
