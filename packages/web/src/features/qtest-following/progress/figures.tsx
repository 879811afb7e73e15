import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { TargetIcon } from '@phosphor-icons/react/dist/ssr/Target'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import { numberText, percentText } from '../../../lib/text/numbers.ts'
import { timeLeft } from '../../../lib/time/time-left.ts'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { ProgressBar } from '../../../ui/stage/feedback/progress-bar.tsx'
import { Figure } from '../../../ui/studio/display/figure.tsx'
import type { QTestProgress } from '../api/load-progress.ts'
import styles from './figures.module.css'

/** How many have begun and finished, how well, and for how long it goes on. */
export const Figures = ({ progress }: { progress: QTestProgress }) => {
  const { started, startedLastHour, finished, averageCorrect, averageScore, capacity } = progress
  return (
    <dl className={styles.figures} aria-label={t('qtestFollowing:progress.figures')}>
      <Figure
        icon={UserPlusIcon}
        name={t('qtestFollowing:progress.started')}
        value={numberText(started)}
        end={started >= capacity ? t('qtestFollowing:progress.full') : ''}
      >
        {t('qtestFollowing:progress.startedOf', { count: startedLastHour })}
      </Figure>
      <Figure icon={CheckCircleIcon} name={t('qtestFollowing:progress.finished')} value={numberText(finished)}>
        {finished === 0
          ? t('qtestFollowing:progress.nobodyFinished')
          : t('qtestFollowing:progress.finishedOf', { percent: Math.round((finished / started) * 100) })}
      </Figure>
      <Figure
        icon={TargetIcon}
        name={t('qtestFollowing:progress.average')}
        value={finished === 0 ? t('qtestFollowing:progress.none') : percentText(averageCorrect)}
      >
        {finished === 0
          ? t('qtestFollowing:progress.nobodyFinished')
          : t('qtestFollowing:progress.averageOf', { points: averageScore })}
      </Figure>
      <TimeLeft {...progress} />
    </dl>
  )
}

const DAY_MS = 24 * 3_600_000

const inWords = (ms: number): string => timeLeft(Math.max(0, Math.floor(ms / 1_000)))

/** Until it starts, until it ends, or since when it is over; by the server's clock. */
const TimeLeft = ({ qtestStatus, startDate, endDate, serverTime }: QTestProgress) => {
  const [start = 0, end = 0, now = 0] = [startDate, endDate, serverTime].map((date) => Date.parse(date))
  if (qtestStatus === 'YetToStart')
    return (
      <Figure icon={HourglassIcon} name={t('qtestFollowing:progress.startsIn')} value={inWords(start - now)}>
        {usDateTime(startDate)}
      </Figure>
    )
  if (qtestStatus === 'Expired')
    return (
      <Figure
        icon={HourglassIcon}
        name={t('qtestFollowing:progress.timeLeft')}
        value={t('qtestFollowing:progress.over')}
      >
        {t('qtestFollowing:progress.overSince', { date: usDateTime(endDate) })}
      </Figure>
    )
  const days = Math.ceil((end - start) / DAY_MS)
  const day = Math.floor((now - start) / DAY_MS) + 1
  return (
    <Figure
      icon={HourglassIcon}
      name={t('qtestFollowing:progress.timeLeft')}
      value={inWords(end - now)}
      end={t('qtestFollowing:progress.dayOf', { day, days })}
    >
      <ProgressBar
        tone="violet"
        value={(now - start) / (end - start)}
        label={t('qtestFollowing:progress.timeLeft')}
        valueText={inWords(end - now)}
      />
    </Figure>
  )
}
