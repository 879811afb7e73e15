import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Account } from '../../account/account.ts'
import { RouteLink } from '../../ui/stage/controls/route-link.tsx'
import { Avatar } from '../../ui/stage/pictures/avatar.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './account-menu.module.css'
import { accountLinks } from './home-links.ts'
import { t } from './home-messages.ts'

/** Picture and name of whoever is signed in; a press opens what belongs to the account. */
export const AccountMenu = ({ account }: { account: Account }) => {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const listId = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeWhenBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeWhenBeside)
    return () => document.removeEventListener('pointerdown', closeWhenBeside)
  }, [isOpen])

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  const name = account.name || t('account')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links within.
    <div ref={whole} className={styles.whole} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('accountOf', { name })}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar avatar={account.picture} size={36} />
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        <Icon of={CaretDownIcon} size={16} />
      </button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {accountLinks(account).map(({ name: linkName, to, icon }) => (
          <li key={to}>
            <RouteLink to={to} className={styles.link}>
              <Icon of={icon} size={20} />
              {linkName}
            </RouteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
