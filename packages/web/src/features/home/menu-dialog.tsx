import type { Account } from '../../account/account.ts'
import { Dialog } from '../../ui/stage/layout/dialog.tsx'
import { Avatar } from '../../ui/stage/pictures/avatar.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './home.module.css'
import type { HomeLink } from './home-links.ts'
import { menuLinks } from './home-links.ts'
import { t } from './home-messages.ts'
import { MembersLink } from './members-link.tsx'

interface MenuDialogProps {
  open: boolean
  /** Undefined for a visitor. */
  account: Account | undefined
  onVisitor: (link: HomeLink) => void
  onClose: () => void
}

/** What the header holds on wide screens, as a sheet for others. */
export const MenuDialog = ({ open, account, onVisitor, onClose }: MenuDialogProps) => (
  <Dialog
    open={open}
    title={account ? <AccountTitle account={account} /> : t('menu')}
    closeLabel={t('ui:close')}
    onClose={onClose}
  >
    <nav className={styles.menuList} aria-label={t('navigation')}>
      {menuLinks(account).map((link) => (
        <MembersLink key={link.to} link={link} className={styles.menuLink} onVisitor={onVisitor}>
          <Icon of={link.icon} size={22} />
          {link.name}
        </MembersLink>
      ))}
    </nav>
  </Dialog>
)

const AccountTitle = ({ account }: { account: Account }) => (
  <span className={styles.menuAccount}>
    <Avatar avatar={account.picture} size={44} />
    {account.name || t('account')}
  </span>
)
