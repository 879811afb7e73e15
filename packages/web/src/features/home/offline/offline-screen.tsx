import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair'
import { ArrowsCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsCounterClockwise'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/ssr/WifiSlash'
import { useState } from 'react'
import { isServerReached } from '../../../lib/calls/is-server-reached.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { browserStorage, tabStorage } from '../../../lib/page/page-storage.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { useSecondsUntil } from '../../../room-connection/use-seconds-until.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Card } from '../../../ui/stage/layout/card.tsx'
import { Pill } from '../../../ui/stage/layout/pill.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import type { KeptThing } from './kept-things.ts'
import { keptThings } from './kept-things.ts'
import { t } from './messages.ts'
import styles from './offline-screen.module.css'
import { useTries } from './use-tries.ts'

const ICONS = { seat: ArmchairIcon, answer: HourglassIcon, attempt: CheckCircleIcon, drafts: NotePencilIcon }

const KeptList = ({ things }: { things: readonly KeptThing[] }) => (
  <Card className={styles.kept}>
    <ul aria-label={t('kept')}>
      {things.map(({ is, title, sentence }) => (
        <li key={is} className={styles.thing}>
          <span className={styles.icon}>
            <Icon of={ICONS[is]} size={26} />
          </span>
          <span>
            <strong dir="auto" className={styles.name}>
              {title}
            </strong>
            <span className={styles.sentence}>{sentence}</span>
          </span>
        </li>
      ))}
    </ul>
  </Card>
)

/** Opens the address again: from the network, which has the newest version. */
const reload = () => location.reload()

/** What the browser shows in place of any page while nothing answers: nothing that looks usable but the way on. Rule HT53. */
export const OfflineScreen = () => {
  usePageTitle(t('pill'))
  const [things] = useState(() =>
    keptThings({ pathname: location.pathname, tab: tabStorage(), browser: browserStorage() }),
  )
  const { nextTryMs, tryNow } = useTries(isServerReached, reload)
  const seconds = useSecondsUntil(nextTryMs)
  return (
    <StageGround scene="hills">
      <StageHeader start={<Brand />} end={<Pill icon={WifiSlashIcon}>{t('pill')}</Pill>} />
      <main className={classNames(styles.main, things.length > 0 && styles.withList)}>
        <div className={styles.says}>
          <Mascot mood="asleep" />
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('sentence')}</p>
        </div>
        {things.length > 0 && <KeptList things={things} />}
        <div className={styles.foot}>
          <p className={styles.next}>
            <Icon of={ArrowsCounterClockwiseIcon} />
            {seconds === null ? t('tries') : t('triesIn', { seconds })}
          </p>
          <Button wide busy={nextTryMs === null} onPress={tryNow}>
            {t('tryNow')}
          </Button>
        </div>
      </main>
    </StageGround>
  )
}
