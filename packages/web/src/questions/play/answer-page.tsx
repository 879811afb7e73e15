import type { AnswerData } from '@quokka/contract/socket'
import { SIDEWAYS, useMedia } from '../../lib/page/use-media.ts'
import type { AnswerProps } from '../question-view.ts'
import styles from './answer-page.module.css'
import { ResultPanel } from './result-panel.tsx'
import type { ResultStatsProps } from './result-stats.tsx'
import { ResultStats } from './result-stats.tsx'
import { SolutionCard } from './solution-card.tsx'

export interface AnswerPageProps extends Omit<ResultStatsProps, 'points'> {
  question: AnswerProps['question']
  answer: AnswerProps['answer'] &
    Pick<
      AnswerData,
      'timeTaken' | 'showAnswer' | 'answerContent' | 's3AnswerImageName' | 'answerImageAlt' | 'endedEarly'
    >
  points: number
  /** How many got it right, 0 to 100; missing where nobody was asked. */
  correctPercent?: number
  /** Where a medium of this question is, by its name. */
  mediaUrl: (name: string) => string
}

/** What a player sees after a question: how it went, what it brought, the right answer and why. */
export const AnswerPage = ({ question, answer, correctPercent, mediaUrl, points, ...stats }: AnswerPageProps) => (
  <div className={styles.page}>
    <div className={styles.result}>
      <ResultPanel question={question} answer={answer} />
      <ResultStats {...stats} points={answer.isSurvey ? undefined : points} />
    </div>
    <SolutionCard
      question={question}
      answer={answer}
      correctPercent={correctPercent}
      mediaUrl={mediaUrl}
      isFitted={useMedia(SIDEWAYS)}
    />
  </div>
)
