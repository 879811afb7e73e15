import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart'
import { MinusCircleIcon } from '@phosphor-icons/react/dist/ssr/MinusCircle'
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle'
import type { QuestionFigures, ReportedPlayer } from '@quokka/contract/http'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { playerNameText } from '../../../quiz/player-name.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { secondsInWords } from './in-words.ts'
import styles from './player-answers.module.css'

const ICONS = { right: CheckCircleIcon, wrong: XCircleIcon, thanked: HeartIcon, none: MinusCircleIcon } as const

interface PlayerAnswersProps {
  player: ReportedPlayer
  questions: readonly QuestionFigures[]
}

const rightAnswerOf = ({ distribution }: QuestionFigures): string | undefined =>
  distribution.find(({ isRight }) => isRight)?.answer

/** What one player answered, question by question, and what was right where that was something else. Rules RW13, RW32. */
export const PlayerAnswers = ({ player: { playerName, answers }, questions }: PlayerAnswersProps) => (
  <ol className={styles.answers} aria-label={playerNameText(playerName)}>
    {questions.map((question, index) => {
      const answer = answers[index] ?? null
      const verdict = answer?.verdict ?? 'none'
      const right = verdict === 'right' ? undefined : rightAnswerOf(question)
      return (
        <li key={question.questionId} className={styles.answer}>
          <span className={styles.asked}>{`${question.number}. ${question.questionTitle}`}</span>
          <span className={classNames(styles.verdict, styles[verdict])}>
            <Icon of={ICONS[verdict]} size={18} weight="fill" />
            {t(`reports:page.list.verdicts.${verdict}`)}
          </span>
          <span className={styles.given}>
            {answer?.answer}
            {right !== undefined && (
              <span className={styles.rightAnswer}>{t('reports:page.list.rightAnswer', { answer: right })}</span>
            )}
          </span>
          <span className={styles.about}>
            {answer && t('reports:page.list.answer', { count: answer.points, time: secondsInWords(answer.answerMs) })}
          </span>
        </li>
      )
    })}
  </ol>
)
