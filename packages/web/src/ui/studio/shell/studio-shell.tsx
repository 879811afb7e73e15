import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import type { ReactNode } from 'react'
import { numberText } from '../../../lib/text/numbers.ts'
import { RouteLink } from '../../stage/controls/route-link.tsx'
import { VisuallyHidden } from '../../stage/layout/visually-hidden.tsx'
import { Brand } from '../../stage/pictures/brand.tsx'
import { Icon } from '../../stage/pictures/icon.tsx'
import { ButtonLink } from '../controls/button.tsx'
import type { ShellAccount, ShellAction } from './account-menu.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './studio-shell.module.css'

export interface ShellPlace {
  to: string
  label: string
  icon: PhosphorIcon
  /** How much waits there. */
  count?: number
}

interface StudioShellProps {
  /** The present address. */
  here: string
  home: string
  /** Beside the screen at a desk, and in a bar at the foot of a phone. */
  sidebar: readonly ShellPlace[]
  tabs: readonly ShellPlace[]
  /** Undefined for a visitor. */
  account: ShellAccount | undefined
  actions: readonly ShellAction[]
  logIn: { to: string; label: string }
  words: { navigation: string; account: string; home: string; skip: string; waiting: (count: number) => string }
  children: ReactNode
}

/** What stands around every screen of the authors. */
export const StudioShell = ({
  here,
  home,
  sidebar,
  tabs,
  account,
  actions,
  logIn,
  words,
  children,
}: StudioShellProps) => {
  const places = (list: readonly ShellPlace[], className: string | undefined) =>
    list.map(({ to, label, icon, count = 0 }) => (
      <RouteLink key={to} to={to} className={className} aria-current={to === here ? 'page' : undefined}>
        <Icon of={icon} size={22} weight={to === here ? 'fill' : 'bold'} />
        {label}
        {count > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{numberText(count)}</span>
            <VisuallyHidden> {words.waiting(count)}</VisuallyHidden>
          </span>
        )}
      </RouteLink>
    ))
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <header className={styles.side}>
        <RouteLink to={home} className={styles.brand} aria-label={words.home}>
          <Brand />
        </RouteLink>
        <nav className={styles.places} aria-label={words.navigation}>
          {places(sidebar, styles.place)}
        </nav>
        {account ? (
          <AccountMenu account={account} actions={actions} label={words.account} />
        ) : (
          <ButtonLink to={logIn.to} tone="outline" size="small">
            {logIn.label}
          </ButtonLink>
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <nav className={styles.tabs} aria-label={words.navigation}>
        {places(tabs, styles.tab)}
      </nav>
    </div>
  )
}
