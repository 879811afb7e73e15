import { TargetIcon } from '@phosphor-icons/react/dist/ssr/Target'
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import type { ReportFigures as Figures } from '@quokka/contract/http'
import { listText } from '../../../lib/text/list-text.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { isolated } from '../../../lib/text/translate.ts'
import { readerDate, readerDateTime } from '../../../lib/time/reader-date.ts'
import { t } from '../../../messages/studio.ts'
import { playerNameText } from '../../../quiz/player-name.ts'
import { Figure } from '../../../ui/studio/display/figure.tsx'
import { gameInWords, percentInWords, secondsInWords, shortTimeInWords } from './in-words.ts'
import styles from './report-figures.module.css'

const stayedNote = ({ quizVariant, window, games, players, stayed }: Figures): string => {
  if (quizVariant === 'qtest' && window) return t('reports:page.window', { end: readerDateTime(window.endDate) })
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

type BestPlayer = NonNullable<Figures['first']>

/** Nobody wins without points. */
const winnerOf = ({ first }: Figures): Figures['first'] => (first && first.totalScore > 0 ? first : null)

/** Who came second, and by what where the points say nothing. */
const secondNote = (first: BestPlayer, { playerName, totalScore, answerMs }: BestPlayer): string => {
  const name = playerNameText(playerName)
  if (totalScore < first.totalScore) return t('reports:page.second', { name, count: totalScore })
  const slowerMs = answerMs - first.answerMs
  return slowerMs > 0
    ? t('reports:page.secondSlower', { name, time: shortTimeInWords(slowerMs) })
    : t('reports:page.secondEqual', { name })
}

/** Of several games: in which it was. */
const gameNote = ({ roomId, game }: BestPlayer, games: Figures['games']): string => {
  const there = games.find((one) => one.roomId === roomId && one.game === game)
  return listText([gameInWords({ roomId, game }), ...(there ? [readerDate(there.startedAt)] : [])])
}

const winnerInWords = (figures: Figures): string => {
  const winner = winnerOf(figures)
  return winner ? playerNameText(winner.playerName) : t('reports:page.nothing')
}

const winnerNote = (figures: Figures): string => {
  const { scoresIn, games, second } = figures
  const winner = winnerOf(figures)
  if (!winner) return t('reports:page.nobodyScored')
  if (scoresIn === 'percent') return gameNote(winner, games)
  return second ? secondNote(winner, second) : t('reports:page.alone')
}

const winnerName = (figures: Figures): string => {
  const winner = winnerOf(figures)
  if (!winner) return t('reports:page.wonNobody')
  if (figures.scoresIn === 'percent')
    return t('reports:page.bestShare', { percent: percentInWords(winner.scorePercent) })
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
        value={numberText(players)}
      >
        {stayedNote(figures)}
      </Figure>
      <Figure icon={TargetIcon} name={t('reports:page.right')} value={percentInWords(rightPercent)}>
        {rightNote(figures)}
      </Figure>
      <Figure icon={TimerIcon} name={t('reports:page.time')} value={secondsInWords(averageAnswerMs)}>
        {t('reports:page.timeOf', { time: secondsInWords(averageTimerMs) })}
      </Figure>
      <Figure icon={TrophyIcon} name={winnerName(figures)} value={isolated(winnerInWords(figures))}>
        {winnerNote(figures)}
      </Figure>
    </dl>
  )
}
