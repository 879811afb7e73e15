import type { QuestionFigures, ReportedPlayer } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { playerNameText } from '../../../quiz/player-name.ts'
import { secondsInWords } from './in-words.ts'
import { PlayerAnswers } from './player-answers.tsx'
import styles from './player-sheet.module.css'

interface PlayerSheetProps {
  player: ReportedPlayer
  questions: readonly QuestionFigures[]
}

/** One player's answers alone, for a print that goes home: nobody else stands on it. Rule RW32. */
export const PlayerSheet = ({ player, questions }: PlayerSheetProps) => {
  const { playerName, correctAnswers, couldBeRight, totalScore, averageAnswerMs } = player
  const facts = [
    t('reports:page.list.right', { right: correctAnswers, of: couldBeRight }),
    t('reports:page.list.points', { count: totalScore }),
    averageAnswerMs !== null && t('reports:page.list.time', { time: secondsInWords(averageAnswerMs) }),
  ].filter(Boolean)
  return (
    <div className={styles.sheet}>
      <h2 dir="auto" className={styles.name}>
        {playerNameText(playerName)}
      </h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <PlayerAnswers player={player} questions={questions} />
    </div>
  )
}
