import type { QuestionFigures } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from './hardest-questions.module.css'

const MOST = 3
/** A question is not hard any more above this share of right answers, in percent. */
const EASY_FROM = 50

/** The questions that fewer than half got right, the hardest first, and what was taken instead. */
export const HardestQuestions = ({ questions }: { questions: readonly QuestionFigures[] }) => {
  const compared = questions.flatMap(({ rightPercent, ...question }) =>
    rightPercent === null ? [] : [{ ...question, rightPercent }],
  )
  const hardest = compared
    .filter(({ rightPercent }) => rightPercent < EASY_FROM)
    .toSorted((a, b) => a.rightPercent - b.rightPercent)
    .slice(0, MOST)
  return (
    <Card title={t('reports:page.hardest.title')}>
      {hardest.length === 0 && (
        <p className={styles.help}>{t(`reports:page.hardest.${compared.length === 0 ? 'unknown' : 'none'}`)}</p>
      )}
      {hardest.length > 0 && (
        <ol className={styles.list}>
          {hardest.map(({ questionId, questionTitle, rightPercent, mostChosenWrong }) => (
            <li key={questionId} className={styles.question}>
              <span className={styles.title}>
                <bdi>{questionTitle}</bdi>
              </span>{' '}
              <span className={styles.help}>
                {t('reports:page.hardest.share', { percent: Math.round(rightPercent) })}
              </span>{' '}
              {mostChosenWrong && (
                <span className={styles.help}>
                  {t('reports:page.hardest.wrong', { answer: mostChosenWrong.answer, count: mostChosenWrong.players })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
