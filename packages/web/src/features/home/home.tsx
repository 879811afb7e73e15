import { ListIcon } from '@phosphor-icons/react/dist/ssr/List'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { lazy, Suspense, useEffect, useState } from 'react'
import { askDetailsAgain, clearSession, isLoggedIn, leaveRoomInSession } from '../../account/session.ts'
import { useAccount } from '../../account/use-account.ts'
import { useOwnRoom } from '../../entering/use-own-room.ts'
import { ReaderSwitches } from '../../language/reader-switches.tsx'
import { leaveRoomLanguage } from '../../lib/language/language.ts'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { hangUp } from '../../room-connection/room-store.ts'
import { ButtonLink } from '../../ui/stage/controls/button-link.tsx'
import { IconButton } from '../../ui/stage/controls/icon-button.tsx'
import { Banner } from '../../ui/stage/feedback/banner.tsx'
import { Card } from '../../ui/stage/layout/card.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../ui/stage/layout/stage-header.tsx'
import { Avatar } from '../../ui/stage/pictures/avatar.tsx'
import { Brand } from '../../ui/stage/pictures/brand.tsx'
import { Mascot } from '../../ui/stage/pictures/mascot.tsx'
import { AccountMenu } from './account-menu.tsx'
import { broughtHome } from './brought-home.ts'
import styles from './home.module.css'
import type { HomeLink } from './home-links.ts'
import { homeLink } from './home-links.ts'
import { t } from './home-messages.ts'
import { HomeTiles } from './home-tiles.tsx'
import { JoinForm } from './join-form.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { MembersLink } from './members-link.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { OwnRoom } from './own-room.tsx'
import { PlayDialog } from './play-dialog.tsx'

/** Players hardly need it, and never in a hurry. */
const ForgetDialog = lazy(() => import('./forget-dialog.tsx').then((m) => ({ default: m.ForgetDialog })))

const FACES = ['avatar2', 'avatar1', 'avatar3', 'avatar4']

/** The dialogs that stand over the home screen, one at a time. */
type OpenDialog =
  | { is: 'nothing' }
  | { is: 'play' }
  | { is: 'menu' }
  | { is: 'forget' }
  | { is: 'login'; page: HomeLink }

const NAVIGATION = ['dashboard', 'pricing', 'reports'] as const

export const Home = () => {
  const [openDialog, setOpenDialog] = useState<OpenDialog>({ is: 'nothing' })
  const account = useAccount()
  const close = () => setOpenDialog({ is: 'nothing' })
  const askToLogIn = (page: HomeLink) => setOpenDialog({ is: 'login', page })

  const [isForgotten, setIsForgotten] = useState(false)
  const seat = useOwnRoom()
  const ownRoom = isForgotten ? undefined : seat

  const { refused, code: writtenCode } = broughtHome(useLocation().state)
  const navigate = useNavigate()
  // Who comes home is not in the room any more, and may go back; a guest leaves no details behind for the next child at this tablet,
  // but somebody who was refused does not type them twice.
  useEffect(() => {
    hangUp()
    leaveRoomInSession()
    leaveRoomLanguage()
    if (isLoggedIn()) return
    if (refused === undefined) clearSession()
    else askDetailsAgain()
  }, [refused])

  return (
    <StageGround scene="hills">
      <StageHeader
        start={<Brand />}
        end={
          <>
            <nav className={styles.nav} aria-label={t('navigation')}>
              {NAVIGATION.map((link) => (
                <MembersLink key={link} link={homeLink(link)} className={styles.navLink} onVisitor={askToLogIn}>
                  {homeLink(link).name}
                </MembersLink>
              ))}
              {account ? (
                <AccountMenu account={account} />
              ) : (
                <ButtonLink to={paths.signIn} tone="glass" size="small">
                  {t('home:logIn')}
                </ButtonLink>
              )}
            </nav>
            <ReaderSwitches />
            <IconButton
              icon={ListIcon}
              label={t('menu')}
              className={styles.menuButton}
              aria-haspopup="dialog"
              onPress={() => setOpenDialog({ is: 'menu' })}
            />
          </>
        }
      />
      {refused && (
        <div className={styles.ownRoom}>
          <Banner icon={WarningCircleIcon}>
            <div className={styles.refused}>
              <p>{refused}</p>
              <IconButton
                icon={XIcon}
                label={t('ui:close')}
                tone="sand"
                onPress={() => navigate(paths.home, { replace: true })}
              />
            </div>
          </Banner>
        </div>
      )}
      {ownRoom && (
        <div className={styles.ownRoom}>
          <OwnRoom room={ownRoom} />
        </div>
      )}
      <main className={styles.main}>
        <div className={styles.scene}>
          <Mascot mood="hello" waveOnce className={styles.quokka} />
          {FACES.map((face) => (
            <Avatar key={face} avatar={face} className={styles.face} />
          ))}
        </div>
        <div className={styles.text}>
          <h1 className={styles.headline}>
            <span>{t('headlineFirst')} </span>
            <span>{t('headlineSecond')}</span>
          </h1>
          <p className={styles.intro}>
            <span>{t('introFirst')} </span>
            <span>{t('introSecond')}</span>
          </p>
          <Card tone="cream" as="section" className={styles.join}>
            <JoinForm isInPage written={writtenCode} />
          </Card>
          <HomeTiles
            isMember={account !== undefined}
            onPlay={() => setOpenDialog({ is: 'play' })}
            onVisitor={askToLogIn}
          />
          {!account && (
            <button
              type="button"
              className={styles.forget}
              aria-haspopup="dialog"
              onClick={() => setOpenDialog({ is: 'forget' })}
            >
              {t('forget')}
            </button>
          )}
        </div>
      </main>
      <PlayDialog open={openDialog.is === 'play'} ownRoom={ownRoom} onClose={close} />
      <MenuDialog open={openDialog.is === 'menu'} account={account} onVisitor={askToLogIn} onClose={close} />
      {openDialog.is === 'forget' && (
        <Suspense>
          <ForgetDialog onForgotten={() => setIsForgotten(true)} onClose={close} />
        </Suspense>
      )}
      <LoginPrompt page={openDialog.is === 'login' ? openDialog.page : undefined} onClose={close} />
    </StageGround>
  )
}
