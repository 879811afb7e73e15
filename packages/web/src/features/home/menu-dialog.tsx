import { paths } from '../../lib/paths.ts'
import { t } from '../../messages/t.ts'
import { Dialog } from '../../ui/stage/dialog.tsx'
import { RouteLink } from '../../ui/stage/route-link.tsx'
import styles from './home.module.css'

/** What the header holds on wide screens, as a sheet for phones. */
export const MenuDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} title={t('home:menu')} closeLabel={t('ui:close')} onClose={onClose}>
    <nav className={styles.menuList} aria-label={t('home:navigation')}>
      <RouteLink to={paths.dashboard} className={styles.menuLink}>
        {t('home:dashboard')}
      </RouteLink>
      <RouteLink to={paths.createQuiz} className={styles.menuLink}>
        {t('home:createQuiz')}
      </RouteLink>
      <RouteLink to={paths.reports} className={styles.menuLink}>
        {t('home:reports')}
      </RouteLink>
      <RouteLink to={paths.pricing} className={styles.menuLink}>
        {t('home:pricing')}
      </RouteLink>
      <RouteLink to={paths.signIn} className={styles.menuLink}>
        {t('home:logIn')}
      </RouteLink>
    </nav>
  </Dialog>
)
