import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown'
import { ArrowFatUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowFatUp'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { FlameIcon } from '@phosphor-icons/react/dist/ssr/Flame'
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import type { HostModeData, Leader } from '@quokka/contract/socket'
import type { CSSProperties, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { classNames } from '../../../../lib/page/class-names.ts'
import { numberText } from '../../../../lib/text/numbers.ts'
import { secondsText } from '../../../../questions/play/seconds.ts'
import { Button } from '../../../../ui/stage/controls/button.tsx'
import { VisuallyHidden } from '../../../../ui/stage/layout/visually-hidden.tsx'
import { Avatar } from '../../../../ui/stage/pictures/avatar.tsx'
import { Icon } from '../../../../ui/stage/pictures/icon.tsx'
import { Mascot } from '../../../../ui/stage/pictures/mascot.tsx'
import { PhaseHeading } from '../../phase-heading.tsx'
import { GoOnButton } from '../go-on-button.tsx'
import { t } from '../statistics-messages.ts'
import { useTravel } from '../use-travel.ts'
import frame from './host-frame.module.css'
import styles from './host-leaders.module.css'
import { useShowButtons } from './use-show-buttons.ts'

/** From here on right answers in a row are worth a flame. */
const NAMED_ROW = 3
/** Longer names are set smaller. */
const LONG_NAME = 14
/** The old order is seen before the rows travel. */
const STAND_MS = 500

type Leaders = NonNullable<HostModeData['leaders']>

interface HostLeadersProps {
  leaders: Leaders
  onBack: () => void
  onShowChart: () => void
  complaint: ReactNode
}

const climbOf = ({ rank, previousRank }: Leader): number => (previousRank === null ? 0 : previousRank - rank)

/** As they stood before: who had no place, or one below these, comes from the end. */
const before = (rows: readonly Leader[]): Leader[] =>
  rows.toSorted((left, right) => (left.previousRank ?? left.rank) - (right.previousRank ?? right.rank))

/** The first five travel to their new places; who climbed most, and who has most right answers in a row, is named. */
export const HostLeaders = ({
  leaders: { rows, climber, longestRow },
  onBack,
  onShowChart,
  complaint,
}: HostLeadersProps) => {
  const size = useShowButtons()
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasMoved(true), STAND_MS)
    return () => clearTimeout(timer)
  }, [])
  const shown = hasMoved ? rows : before(rows)
  const list = useTravel(shown.map(({ playerId }) => playerId))
  return (
    <>
      <div className={classNames(frame.screen, styles.screen)}>
        <PhaseHeading className={styles.title}>{t('room:leaderboard')}</PhaseHeading>
        <div className={classNames(frame.show, styles.show)}>
          <ol ref={list} className={styles.list}>
            {shown.map((leader) => (
              <Row key={leader.playerId} leader={leader} isClimber={leader.playerId === climber?.playerId} />
            ))}
          </ol>
          <div className={styles.named}>
            {climber && (
              <Named leader={climber} className={styles.climber}>
                <Icon of={ArrowFatUpIcon} size={24} weight="fill" />
                {t('climbed', { count: climbOf(climber) })}
              </Named>
            )}
            {longestRow && (
              <Named leader={longestRow}>
                <Icon of={FlameIcon} size={24} weight="fill" />
                {t('inARow', { count: longestRow.inARow })}
              </Named>
            )}
            <Mascot mood="cheering" className={styles.mascot} />
          </div>
        </div>
      </div>
      <footer className={classNames(frame.foot, styles.foot)}>
        <Button tone="glass" size={size} icon={ArrowLeftIcon} onPress={onBack}>
          {t('back')}
        </Button>
        {complaint}
        {rows.some(({ decidingTime }) => decidingTime !== undefined) && (
          <p className={styles.rule}>
            <Icon of={TimerIcon} size={24} />
            {t('lessTimeFirst')}
          </p>
        )}
        <Button tone="glass" size={size} icon={ChartBarIcon} onPress={onShowChart}>
          {t('questionResults')}
        </Button>
        <GoOnButton isLast={false} label={t('questions:play.nextQuestion')} />
      </footer>
    </>
  )
}

const Row = ({ leader, isClimber }: { leader: Leader; isClimber: boolean }) => {
  const { playerId, playerName, playerAvatar, rank, totalScore, playerScore, inARow, decidingTime } = leader
  const climb = climbOf(leader)
  return (
    <li
      data-row={playerId}
      className={classNames(styles.leader, isClimber && styles.climbed)}
      style={{ '--climb': Math.min(climb, 5 - Math.min(rank, 5)) } as CSSProperties}
    >
      <span className={classNames(styles.rank, styles[`rank${rank}`])}>{numberText(rank)}</span>
      <span className={climb > 0 ? styles.up : styles.down}>
        {climb === 0 ? (
          <span aria-hidden="true">–</span>
        ) : (
          <>
            <Icon of={climb > 0 ? ArrowFatUpIcon : ArrowDownIcon} size={24} weight={climb > 0 ? 'fill' : 'bold'} />
            <VisuallyHidden>{t(climb > 0 ? 'questions:play.rankUp' : 'questions:play.rankDown')}</VisuallyHidden>
            {numberText(Math.abs(climb))}
          </>
        )}
      </span>
      <Avatar avatar={playerAvatar} className={styles.face} />
      <span className={classNames(styles.name, playerName.length > LONG_NAME && styles.long)} title={playerName}>
        <bdi>{playerName}</bdi>
        {inARow >= NAMED_ROW && (
          <span className={styles.flame}>
            <Icon of={FlameIcon} size={24} weight="fill" />
            <span aria-hidden="true">{numberText(inARow)}</span>
            <VisuallyHidden>{t('inARow', { count: inARow })}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={styles.won}>{playerScore > 0 && `+${numberText(playerScore)}`}</span>
      <span className={styles.score}>{numberText(totalScore)}</span>
      <span className={styles.time}>
        {decidingTime !== undefined && t('questions:play.secondsShort', { time: secondsText(decidingTime) })}
      </span>
    </li>
  )
}

interface NamedProps {
  leader: Leader
  className?: string | undefined
  children: ReactNode
}

const Named = ({ leader: { playerName, playerAvatar }, className, children }: NamedProps) => (
  <div className={classNames(styles.card, className)}>
    <Avatar avatar={playerAvatar} className={styles.face} />
    <p className={styles.about}>
      <bdi className={styles.who} title={playerName}>
        {playerName}
      </bdi>
      <span className={styles.what}>{children}</span>
    </p>
  </div>
)
