import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp'
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import type { PlayerStats } from '@quokka/contract/socket'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/stage.ts'
import { secondsText } from '../../../questions/play/seconds.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Digits } from '../../../ui/stage/room/digits.tsx'
import styles from './leaderboard-row.module.css'

interface LeaderboardRowProps {
  player: PlayerStats
  isOwn: boolean
  /** Places won or lost when the last question closed. */
  move: number
  /** The host's way to this player. */
  onManage?: (() => void) | undefined
}

/** Rank, face, name, arrow, score. The check means "has answered this one", never "was right". */
export const LeaderboardRow = ({ player, isOwn, move, onManage }: LeaderboardRowProps) => {
  const { playerId, playerName, playerAvatar, rank, totalScore, decidingTime, isActive, hasAnsweredCurrentQuestion } =
    player
  const isPodium = rank >= 1 && rank <= 3
  return (
    <li
      data-row={playerId}
      className={classNames(styles.row, isOwn ? styles.own : isPodium && styles.card, !isActive && styles.away)}
    >
      <span className={classNames(styles.rank, isPodium && styles[`rank${rank}`])}>
        {rank > 0 ? numberText(rank) : '–'}
      </span>
      <span className={styles.face}>
        <Avatar avatar={playerAvatar} />
        {hasAnsweredCurrentQuestion && (
          <span className={styles.check}>
            <Icon of={CheckIcon} size={13} />
            <VisuallyHidden>{t('room:hasAnswered')}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={styles.name} title={playerName}>
        {onManage && !isOwn ? (
          <button dir="auto" type="button" aria-haspopup="dialog" className={styles.manage} onClick={onManage}>
            {playerName}
          </button>
        ) : (
          <bdi>{playerName}</bdi>
        )}
        {isOwn && <span className={styles.you}> {t('room:you')}</span>}
      </span>
      {move !== 0 && (
        <span className={move > 0 ? styles.up : styles.down}>
          <Icon of={move > 0 ? ArrowUpIcon : ArrowDownIcon} size={17} />
          <VisuallyHidden>{move > 0 ? t('questions:play.rankUp') : t('questions:play.rankDown')}</VisuallyHidden>
        </span>
      )}
      <span className={styles.score}>
        <Digits value={totalScore} />
        {decidingTime !== undefined && rank > 0 && (
          <span className={styles.time}> {t('questions:play.secondsShort', { time: secondsText(decidingTime) })}</span>
        )}
      </span>
    </li>
  )
}
