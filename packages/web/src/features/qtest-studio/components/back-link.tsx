import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { paths } from '../../../lib/paths.ts'
import { t } from '../../../messages/studio.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './back-link.module.css'

/** To the library, where QTests are listed. */
export const BackLink = () => (
  <RouteLink to={paths.library} className={styles.back} aria-label={t('qtestStudio:toLibrary')}>
    <Icon of={ArrowLeftIcon} size={20} />
  </RouteLink>
)
