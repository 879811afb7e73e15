import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import type { ReactNode } from 'react'
import { ReaderSwitches } from '../../../language/reader-switches.tsx'
import { timeLeft } from '../../../lib/time/time-left.ts'
import { zoneName } from '../../../lib/time/time-zone.ts'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { useSecondsUntil } from '../../../room-connection/use-seconds-until.ts'
import { Card } from '../../../ui/stage/layout/card.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { HomeLink } from '../home-link.tsx'
import { t } from '../messages.ts'
import type { Entry } from './entry.ts'
import { QTestPicture } from './qtest-picture.tsx'
import styles from './window-closed.module.css'
import { WindowTag } from './window-tag.tsx'

interface WindowClosedProps {
  entry: Entry
  now: 'Expired' | 'YetToStart'
  /** Ways to what was begun in time. */
  children: ReactNode
}

const TEXTS = {
  Expired: { mood: 'oops', title: 'expiredTitle', text: 'expiredText', moment: 'closed' },
  YetToStart: { mood: 'asleep', title: 'yetToStartTitle', text: 'yetToStartText', moment: 'opens' },
} as const

/** Too early or too late: what the QTest is, and when it opens or has closed by the reader's clock. */
export const WindowClosed = ({ entry, now, children }: WindowClosedProps) => {
  const { mood, title, text, moment } = TEXTS[now]
  const isEarly = now === 'YetToStart'
  const date = isEarly ? entry.startDate : entry.endDate
  return (
    <StageGround scene="hills">
      <StageHeader
        start={<Brand />}
        end={
          <>
            <WindowTag of={now} />
            <ReaderSwitches isSmall />
          </>
        }
      />
      <main className={styles.main}>
        <div className={styles.words}>
          <Mascot mood={mood} className={isEarly ? styles.lying : styles.sitting} />
          <h1 className={styles.title}>{t(title)}</h1>
          <p className={styles.text}>{t(text)}</p>
        </div>
        <div className={styles.foot}>
          <Card tone="cream" as="section" className={styles.card}>
            <QTestPicture address={entry.qtestImage} className={styles.picture} />
            <div className={styles.about}>
              <h2 className={styles.name}>
                <bdi>{entry.qtestName}</bdi>
              </h2>
              <p className={styles.moment}>{t(moment, { moment: usDateTime(date) })}</p>
              <p className={styles.zone}>{zoneName(Date.parse(date))}</p>
            </div>
          </Card>
          {isEarly && <Countdown entry={entry} />}
          {children}
          <HomeLink tone={isEarly ? 'glass' : 'wattle'} />
        </div>
      </main>
    </StageGround>
  )
}

const Countdown = ({ entry: { window, aheadMs } }: { entry: Entry }) => {
  const seconds = useSecondsUntil(window.startMs - aheadMs)
  return (
    <p className={styles.countdown} role="timer">
      <Icon of={HourglassIcon} size={22} />
      {t('opensIn', { time: timeLeft(seconds ?? 0) })}
    </p>
  )
}
