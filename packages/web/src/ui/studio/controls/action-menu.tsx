import { Menu } from '@mantine/core'
import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical'
import { classNames } from '../../../lib/page/class-names.ts'
import { VisuallyHidden } from '../../stage/layout/visually-hidden.tsx'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './action-menu.module.css'
import menu from './menu.module.css'

interface MenuWords {
  label: string
  icon: PhosphorIcon
  /** Red, for what cannot be taken back at once; stands last. */
  isDanger?: boolean
  disabled?: boolean
}

export interface MenuDeed extends MenuWords {
  onPress: () => void
}

/** An address that opens in a new window, with a word about it for screen readers. */
export interface MenuLink extends MenuWords {
  href: string
  note: string
}

export type MenuAction = MenuDeed | MenuLink

interface ActionMenuProps {
  /** What the button opens, for screen readers and as its tooltip. */
  label: string
  actions: readonly MenuAction[]
  /** `plain` has no line around it. */
  look?: 'plain' | 'outline'
  tabIndex?: number
}

const IN_SIGHT = { shift: { crossAxis: true, padding: 8, limiter: undefined } }

/** Three dots that open what can be done with a thing. */
export const ActionMenu = ({ label, actions, look = 'plain', tabIndex }: ActionMenuProps) => {
  const firstEnabled = actions.findIndex(({ disabled }) => !disabled)
  return (
    <Menu
      position="bottom-end"
      offset={6}
      // Where its button is, so that it shows over an open sheet too; fixed, so that no scrolling list cuts it off.
      withinPortal={false}
      floatingStrategy="fixed"
      // Where it fits neither below nor above, it covers its button rather than ending outside of the window.
      middlewares={IN_SIGHT}
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
      <Menu.Dropdown className={menu.menu ?? ''}>
        {actions.map((action, index) => {
          const { label: name, icon, isDanger, disabled = false } = action
          const itemLook = {
            className: classNames(menu.item, isDanger && menu.danger),
            leftSection: <Icon of={icon} size={20} />,
            disabled,
            // An opened menu takes the focus to its first item, from which the arrow keys go on.
            ...(index === firstEnabled && { 'data-autofocus': true }),
          }
          return 'href' in action ? (
            <Menu.Item key={name} {...itemLook} component="a" href={action.href} target="_blank" rel="noopener">
              {name} <VisuallyHidden>{action.note}</VisuallyHidden>
            </Menu.Item>
          ) : (
            <Menu.Item key={name} {...itemLook} onClick={action.onPress}>
              {name}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
