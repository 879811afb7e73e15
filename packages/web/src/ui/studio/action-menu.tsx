import { Menu } from '@mantine/core'
import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical'
import { classNames } from '../../lib/class-names.ts'
import { Icon } from '../stage/icon.tsx'
import styles from './action-menu.module.css'

export interface MenuAction {
  label: string
  icon: PhosphorIcon
  onPress: () => void
  /** Red, for what cannot be taken back at once; stands last. */
  isDanger?: boolean
  disabled?: boolean
}

interface ActionMenuProps {
  /** What the button opens, for screen readers and as its tooltip. */
  label: string
  actions: readonly MenuAction[]
  /** `plain` has no line around it. */
  look?: 'plain' | 'outline'
  tabIndex?: number
}

/** Three dots that open what can be done with a thing. */
export const ActionMenu = ({ label, actions, look = 'plain', tabIndex }: ActionMenuProps) => (
  <Menu
    position="bottom-end"
    offset={6}
    withinPortal={false}
    transitionProps={{ transition: 'pop', duration: 160 }}
    withInitialFocusPlaceholder={false}
  >
    <Menu.Target>
      <button
        type="button"
        title={label}
        aria-label={label}
        tabIndex={tabIndex}
        className={classNames(styles.button, look === 'outline' && styles.outline)}
      >
        <Icon of={DotsThreeVerticalIcon} size={20} />
      </button>
    </Menu.Target>
    <Menu.Dropdown className={styles.menu ?? ''}>
      {actions.map(({ label: name, icon, onPress, isDanger, disabled }) => (
        <Menu.Item
          key={name}
          className={classNames(styles.item, isDanger && styles.danger)}
          leftSection={<Icon of={icon} size={20} />}
          disabled={disabled ?? false}
          onClick={onPress}
        >
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
