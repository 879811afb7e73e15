import { ListIcon } from '@phosphor-icons/react/dist/ssr/List'
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut'
import { UserCircleIcon } from '@phosphor-icons/react/dist/ssr/UserCircle'
import { useState } from 'react'
import { useAccount } from '../../../account/use-account.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { brandName } from '../../../lib/page/brand.ts'
import { t } from '../../../messages/studio.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { AccountMenu } from '../../../ui/studio/shell/account-menu.tsx'
import styles from './pricing-header.module.css'

interface Place {
  to: string
  label: string
}

/** The way to the other screens; on phones it stands in a sheet. */
export const PricingHeader = () => {
  const [isOpen, setIsOpen] = useState(false)
  const account = useAccount()
  const navigate = useNavigate()
  const profile = { to: paths.profile, label: t('studio:profile') }
  const logOut = { to: paths.logOut, label: t('studio:logOut') }
  const logIn = { to: paths.signIn, label: t('studio:logIn') }
  const everybodys = [
    { to: paths.dashboard, label: t('studio:dashboard') },
    { to: paths.pricing, label: t('studio:pricing') },
    { to: paths.reports, label: t('studio:reports') },
  ]
  return (
    <header className={styles.bar}>
      <RouteLink to={paths.home} className={styles.brand} aria-label={t('studio:homeOf', { name: brandName() })}>
        <Brand />
      </RouteLink>
      <div className={styles.wide}>
        <nav className={styles.nav} aria-label={t('studio:navigation')}>
          <Links places={everybodys} className={styles.link} />
        </nav>
        {account ? (
          <div className={styles.account}>
            <AccountMenu
              account={{
                name: account.name || t('studio:nameless'),
                note: account.userType === 'PREMIUM' ? t('studio:roles.Premium') : '',
                picture: account.picture,
              }}
              actions={[
                { label: profile.label, icon: UserCircleIcon, onPress: () => navigate(profile.to) },
                { label: logOut.label, icon: SignOutIcon, onPress: () => navigate(logOut.to) },
              ]}
              label={t('studio:account')}
            />
          </div>
        ) : (
          <ButtonLink to={logIn.to} state={{ redirect: paths.pricing }} tone="outline" size="small">
            {logIn.label}
          </ButtonLink>
        )}
      </div>
      <IconButton
        icon={ListIcon}
        label={t('pricing:menu')}
        tone="sand"
        className={styles.menuButton}
        aria-haspopup="dialog"
        onPress={() => setIsOpen(true)}
      />
      <Dialog
        open={isOpen}
        title={account?.name || t('pricing:menu')}
        closeLabel={t('studio:close')}
        onClose={() => setIsOpen(false)}
      >
        <nav className={styles.menu} aria-label={t('studio:navigation')}>
          <Links places={[...everybodys, ...(account ? [profile, logOut] : [logIn])]} className={styles.menuLink} />
        </nav>
      </Dialog>
    </header>
  )
}

const Links = ({ places, className }: { places: readonly Place[]; className: string | undefined }) =>
  places.map(({ to, label }) => (
    <RouteLink
      key={to}
      to={to}
      state={to === paths.signIn ? { redirect: paths.pricing } : null}
      className={className}
      aria-current={to === paths.pricing ? 'page' : undefined}
    >
      {label}
    </RouteLink>
  ))
