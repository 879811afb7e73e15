import { readAccount } from '../../account/account.ts'
import { Redirect } from '../../lib/location.tsx'
import { paths } from '../../lib/paths.ts'
import { t } from '../../messages/studio.ts'
import { ScreenTitle } from '../../ui/studio/screen-title.tsx'
import styles from './admin.module.css'
import { CreateUserCard } from './components/create-user-card.tsx'
import { OrganisationsCard } from './components/organisations-card.tsx'

/** For administrators; whoever else comes here is led home. The server guards what is behind it. */
export const AdminScreen = () => {
  if (readAccount()?.userType !== 'ADMIN') return <Redirect to={paths.home} />
  return (
    <div className={styles.screen}>
      <ScreenTitle title={t('admin:title')} help={t('admin:help')} />
      <div className={styles.columns}>
        <CreateUserCard />
        <OrganisationsCard />
      </div>
    </div>
  )
}
