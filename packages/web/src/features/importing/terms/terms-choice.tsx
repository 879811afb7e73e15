import type { TermsAs } from '@quokka/formats'
import { useId, useMemo } from 'react'
import { answerWords } from '../report/answer-words.ts'
import { termsAs } from '../report/read-again.ts'
import type { ReportQuiz } from '../report/report.ts'
import styles from './terms-choice.module.css'
import { t } from './terms-messages.ts'

const WAYS = ['choice', 'typed', 'pairs'] as const satisfies readonly TermsAs[]

interface TermsChoiceProps {
  quiz: ReportQuiz
  onChange: (quiz: ReportQuiz) => void
}

/** The three ways in which a list of terms can be asked, each with its first question. Rule IM27. */
export const TermsChoice = ({ quiz, onChange }: TermsChoiceProps) => {
  const id = useId()
  const { source, file } = quiz
  const ways = useMemo(() => WAYS.map((way) => ({ way, read: termsAs(quiz, way) })), [quiz])
  if (source?.is !== 'terms') return null
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>{t('title', { file })}</legend>
      {ways.map(({ way, read }) => {
        const [first] = read.questions
        return (
          <label key={way} className={styles.way}>
            <input type="radio" name={id} checked={source.as === way} onChange={() => onChange(read)} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`ways.${way}`)}</span>
              {first?.sent && (
                <span className={styles.sample} dir="auto">
                  {t('sample', { title: first.title, answer: answerWords(first.sent) })}
                </span>
              )}
              <span className={styles.sample}>{t('count', { count: read.questions.length })}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
