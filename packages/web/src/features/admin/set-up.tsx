import { useEffect, useState } from 'react'
import { t } from '../../messages/studio.ts'
import { Brand } from '../../ui/stage/pictures/brand.tsx'
import { Mascot } from '../../ui/stage/pictures/mascot.tsx'
import { Card } from '../../ui/studio/layout/card.tsx'
import { StudioRoot } from '../../ui/studio/shell/studio-root.tsx'
import { SetUpForm } from './components/set-up-form.tsx'
import styles from './set-up.module.css'

/** Whoever holds the token that the server printed becomes its first administrator. */
export const SetUpScreen = () => {
  const [token] = useState(() => decodeURIComponent(window.location.hash.slice(1)))

  // A secret does not stay in the address, where the next person at this browser would find it.
  useEffect(() => {
    if (window.location.hash) history.replaceState(history.state, '', window.location.pathname)
  }, [])

  return (
    <StudioRoot>
      <main className={styles.screen}>
        <div className={styles.top}>
          <Brand />
          <Mascot mood="hello" className={styles.mascot} />
        </div>
        <Card className={styles.card}>
          <div>
            <h1 className={styles.title}>{t('admin:setUp.title')}</h1>
            <p className={styles.help}>{t('admin:setUp.help')}</p>
          </div>
          <SetUpForm token={token} />
        </Card>
      </main>
    </StudioRoot>
  )
}
