import { TargetIcon } from '@phosphor-icons/react/dist/ssr/Target'
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import type { ReportFigures as Figures } from '@quokka/contract/http'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { Figure } from '../../../ui/studio/display/figure.tsx'
import { percentInWords, secondsInWords } from './in-words.ts'
import styles from './report-figures.module.css'

const stayedNote = ({ quizVariant, window, games, players, stayed }: Figures): string => {
  if (quizVariant === 'qtest' && window) return t('reports:page.window', { end: usDateTime(window.endDate) })
  if (quizVariant === 'course') return t('reports:page.acrossGames', { count: games.length })
  if (players === 0) return t('reports:page.nothing')
  return stayed < players
    ? t('reports:page.left', { count: players - stayed })
    : t('reports:page.stayed', { count: players })
}

const rightNote = ({ rightPercent, rightPercentBefore }: Figures): string => {
  if (rightPercent === null) return t('reports:page.noRight')
  if (rightPercentBefore === null) return t('reports:page.rightOf')
  const points = Math.round(rightPercent) - Math.round(rightPercentBefore)
  if (points === 0) return t('reports:page.same')
  return points > 0 ? t('reports:page.above', { count: points }) : t('reports:page.below', { count: -points })
}

/** Nobody wins without points. */
const winnerOf = ({ first }: Figures): Figures['first'] => (first && first.totalScore > 0 ? first : null)

const winnerNote = (figures: Figures): string | undefined => {
  const { quizVariant, second } = figures
  if (!winnerOf(figures)) return t('reports:page.nobodyScored')
  // The two best results of several games may be one player's.
  if (quizVariant === 'course') return undefined
  if (!second) return t('reports:page.alone')
  return t('reports:page.second', { name: second.playerName, count: second.totalScore })
}

const winnerName = (figures: Figures): string => {
  const winner = winnerOf(figures)
  if (!winner) return t('reports:page.wonNobody')
  return t(figures.quizVariant === 'quiz' ? 'reports:page.won' : 'reports:page.best', { count: winner.totalScore })
}

/** How many, how well, how fast, and who won. */
export const ReportFigures = ({ figures }: { figures: Figures }) => {
  const { quizVariant, players, rightPercent, averageAnswerMs, averageTimerMs } = figures
  return (
    <dl className={styles.figures} aria-label={t('reports:page.figures')}>
      <Figure
        icon={UsersThreeIcon}
        name={t(quizVariant === 'qtest' ? 'reports:page.participants' : 'reports:page.players')}
        value={players.toLocaleString('en')}
      >
        {stayedNote(figures)}
      </Figure>
      <Figure icon={TargetIcon} name={t('reports:page.right')} value={percentInWords(rightPercent)}>
        {rightNote(figures)}
      </Figure>
      <Figure icon={TimerIcon} name={t('reports:page.time')} value={secondsInWords(averageAnswerMs)}>
        {t('reports:page.timeOf', { time: secondsInWords(averageTimerMs) })}
      </Figure>
      <Figure
        icon={TrophyIcon}
        name={winnerName(figures)}
        value={winnerOf(figures)?.playerName ?? t('reports:page.nothing')}
      >
        {winnerNote(figures)}
      </Figure>
    </dl>
  )
}
