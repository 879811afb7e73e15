import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { RouteLink } from '../../stage/controls/route-link.tsx'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './back-link.module.css'

/** An arrow before a screen's title, to the list that the screen belongs to. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <RouteLink to={to} className={styles.back} aria-label={label}>
    <Icon of={ArrowLeftIcon} size={20} />
  </RouteLink>
)
