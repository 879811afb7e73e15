import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { useState } from 'react'
import { useAccount } from '../../../account/use-account.ts'
import { t } from '../../../messages/studio.ts'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { partOfDay } from '../greeting.ts'
import styles from './welcome-banner.module.css'

interface WelcomeBannerProps {
  /** Undefined while it is not known. */
  drafts: number | undefined
  onCreate: () => void
}

/** Good morning, what is waiting, and the one thing to do. */
export const WelcomeBanner = ({ drafts, onCreate }: WelcomeBannerProps) => {
  const name = useAccount()?.name
  const [part] = useState(() => partOfDay(new Date().getHours()))
  const waiting = drafts ? t('library:dashboard.draftsWait', { count: drafts }) : t('library:dashboard.nothingWaits')
  return (
    <section className={styles.banner} aria-labelledby="welcome">
      <div className={styles.words}>
        <h1 id="welcome" className={styles.title}>
          {name ? t(`library:dashboard.${part}`, { name }) : t('library:dashboard.nameless')}
        </h1>
        <p className={styles.waiting}>{drafts === undefined ? '\u00A0' : waiting}</p>
        <div className={styles.create}>
          <Button tone="wattle" icon={PlusIcon} aria-haspopup="dialog" onPress={onCreate}>
            {t('library:createNewQuiz')}
          </Button>
        </div>
      </div>
      <Mascot mood="hello" className={styles.quokka} />
    </section>
  )
}
