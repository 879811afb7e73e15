import { Menu, UnstyledButton } from '@mantine/core'
import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { CaretUpDownIcon } from '@phosphor-icons/react/dist/ssr/CaretUpDown'
import { VisuallyHidden } from '../../stage/layout/visually-hidden.tsx'
import { Avatar } from '../../stage/pictures/avatar.tsx'
import { Icon } from '../../stage/pictures/icon.tsx'
import menu from '../controls/menu.module.css'
import styles from './account-menu.module.css'

export interface ShellAccount {
  name: string
  /** Under the name, such as the plan. */
  note: string
  picture: string
}

export interface ShellAction {
  label: string
  icon: PhosphorIcon
  onPress: () => void
}

interface AccountMenuProps {
  account: ShellAccount
  actions: readonly ShellAction[]
  /** What the button is, for screen readers. */
  label: string
}

/** Whose account this is and what can be done with it: a card beside the screen, a face on phones. */
export const AccountMenu = ({ account, actions, label }: AccountMenuProps) => (
  <Menu
    position="top-start"
    offset={8}
    transitionProps={{ transition: 'pop', duration: 160 }}
    withInitialFocusPlaceholder={false}
  >
    <Menu.Target>
      <UnstyledButton className={styles.account}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Avatar avatar={account.picture} size={40} />
        <span className={styles.words}>
          <span dir="auto" className={styles.name}>
            {account.name}
          </span>
          <span className={styles.note}>{account.note}</span>
        </span>
        <Icon of={CaretUpDownIcon} size={18} className={styles.caret} />
      </UnstyledButton>
    </Menu.Target>
    <Menu.Dropdown className={menu.menu ?? ''}>
      {actions.map(({ label: name, icon, onPress }, index) => (
        <Menu.Item
          key={name}
          // An opened menu takes the focus to its first item, from which the arrow keys go on.
          data-autofocus={index === 0 || undefined}
          className={menu.item ?? ''}
          leftSection={<Icon of={icon} size={20} />}
          onClick={onPress}
        >
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
