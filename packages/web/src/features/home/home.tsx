import { ListIcon } from '@phosphor-icons/react/dist/ssr/List'
import { useEffect, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { paths } from '../../lib/paths.ts'
import { clearSession, isLoggedIn, leaveRoomInSession } from '../../lib/session.ts'
import { t } from '../../messages/t.ts'
import { Avatar } from '../../ui/stage/avatar.tsx'
import { Brand } from '../../ui/stage/brand.tsx'
import { ButtonLink } from '../../ui/stage/button-link.tsx'
import { IconButton } from '../../ui/stage/icon-button.tsx'
import { Mascot } from '../../ui/stage/mascot.tsx'
import { RouteLink } from '../../ui/stage/route-link.tsx'
import { StageGround } from '../../ui/stage/stage-ground.tsx'
import { StageHeader } from '../../ui/stage/stage-header.tsx'
import styles from './home.module.css'
import { HomeTiles } from './home-tiles.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { PlayDialog } from './play-dialog.tsx'

const FACES = ['avatar2', 'avatar1', 'avatar3', 'avatar4']

/** The dialogs that stand over the home screen, one at a time. */
type Over = 'nothing' | 'play' | 'menu' | 'login'

export const Home = () => {
  const [over, setOver] = useState<Over>('nothing')
  const close = () => setOver('nothing')

  // Who comes home has left the room; a guest leaves no details behind for the next child at this tablet.
  useEffect(() => {
    leaveRoomInSession()
    if (!isLoggedIn()) clearSession()
  }, [])

  return (
    <StageGround scene="hills">
      <StageHeader
        start={<Brand />}
        end={
          <>
            <nav className={styles.nav} aria-label={t('home:navigation')}>
              <RouteLink to={paths.dashboard} className={classNames(styles.navLink, styles.authoringLink)}>
                {t('home:dashboard')}
              </RouteLink>
              <RouteLink to={paths.pricing} className={styles.navLink}>
                {t('home:pricing')}
              </RouteLink>
              <RouteLink to={paths.reports} className={classNames(styles.navLink, styles.authoringLink)}>
                {t('home:reports')}
              </RouteLink>
              <ButtonLink to={paths.signIn} tone="glass" size="small">
                {t('home:logIn')}
              </ButtonLink>
            </nav>
            <IconButton
              icon={ListIcon}
              label={t('home:menu')}
              className={styles.menuButton}
              aria-haspopup="dialog"
              onPress={() => setOver('menu')}
            />
          </>
        }
      />
      <main className={styles.main}>
        <div className={styles.scene}>
          <Mascot mood="hello" waveOnce className={styles.quokka} />
          {FACES.map((face) => (
            <Avatar key={face} avatar={face} className={styles.face} />
          ))}
        </div>
        <div className={styles.text}>
          <h1 className={styles.headline}>
            <span>{t('home:headlineFirst')} </span>
            <span>{t('home:headlineSecond')}</span>
          </h1>
          <p className={styles.intro}>
            <span>{t('home:introFirst')} </span>
            <span>{t('home:introSecond')}</span>
          </p>
          <HomeTiles onPlay={() => setOver('play')} onProfileOfVisitor={() => setOver('login')} />
        </div>
      </main>
      <PlayDialog open={over === 'play'} onClose={close} />
      <MenuDialog open={over === 'menu'} onClose={close} />
      <LoginPrompt open={over === 'login'} onClose={close} />
    </StageGround>
  )
}
