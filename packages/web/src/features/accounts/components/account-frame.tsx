import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { paths } from '../../../lib/navigation/paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/accounts.ts'
import hillsUrl from '../../../ui/art/hills.svg'
import sprigUrl from '../../../ui/art/sprig.svg'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import type { Mood } from '../../../ui/stage/pictures/mascot.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { StudioRoot } from '../../../ui/studio/shell/studio-root.tsx'
import styles from './account-frame.module.css'

type Greeting = 'signIn' | 'signUp' | 'confirmEmail' | 'forgotPassword' | 'step' | 'redirect' | 'signOut' | 'terms'

interface AccountFrameProps {
  greeting: Greeting
  mood?: Mood
  /** The screen's heading; without it the content brings one. */
  title?: string
  /** A line under the heading. */
  help?: ReactNode
  /** For text to read rather than a form. */
  isWide?: boolean
  /** Takes the focus to the heading, after a step that put this in the place of a form. */
  focusTitle?: boolean
  children?: ReactNode
}

/** What stands around every screen of the account: our stage at the side, or at the head of a phone, and the form on paper. */
export const AccountFrame = ({
  greeting,
  mood = 'hello',
  title,
  help,
  isWide = false,
  focusTitle = false,
  children,
}: AccountFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusTitle) heading.current?.focus()
  }, [focusTitle])

  return (
    <StudioRoot>
      <div className={styles.frame}>
        <header className={styles.stage}>
          <div className={styles.scenery} aria-hidden="true">
            <div className={styles.stars} />
            <img className={styles.sprig} src={sprigUrl} alt="" />
            <img className={styles.sprig} src={sprigUrl} alt="" />
            <img className={styles.hills} src={hillsUrl} alt="" />
          </div>
          <RouteLink to={paths.home} className={styles.brand}>
            <Brand />
          </RouteLink>
          <p className={styles.greeting}>
            <span className={styles.wide}>{t(`accounts:greetings.${greeting}.first`)} </span>
            <span className={styles.wide}>{t(`accounts:greetings.${greeting}.second`)}</span>
            <span className={styles.narrow}>{t(`accounts:greetings.${greeting}.short`)}</span>
          </p>
          <div className={styles.quokka}>
            <Mascot mood={mood} className={styles.mascot} />
          </div>
        </header>
        <main className={styles.paper}>
          <div className={classNames(styles.column, isWide && styles.text)}>
            {title && (
              <div>
                <h1 ref={heading} tabIndex={-1} className={styles.title}>
                  {title}
                </h1>
                {help && <p className={styles.help}>{help}</p>}
              </div>
            )}
            {children}
          </div>
        </main>
      </div>
    </StudioRoot>
  )
}
