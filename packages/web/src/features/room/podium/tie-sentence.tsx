import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { t } from '../../../messages/stage.ts'
import { secondsText } from '../../../questions/play/seconds.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { PodiumPlace } from './places.ts'
import styles from './tie-sentence.module.css'

interface TieSentenceProps {
  places: readonly PodiumPlace[]
  className: string | undefined
}

/** Why one of two with the same points stands first. Rule SC8. */
export const TieSentence = ({ places, className }: TieSentenceProps) => {
  const [first, second] = places.map(({ player }) => player)
  if (first?.decidingTime === undefined || second?.decidingTime === undefined) return null
  if (first.totalScore !== second.totalScore) return null
  const seconds = second.decidingTime - first.decidingTime
  return (
    <div className={className}>
      <p className={styles.sentence}>
        <Icon of={TimerIcon} size={24} />
        {seconds > 0 ? t('room:faster', { name: first.playerName, time: secondsText(seconds) }) : t('room:sameTime')}
      </p>
    </div>
  )
}
