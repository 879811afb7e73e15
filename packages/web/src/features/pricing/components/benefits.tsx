import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './benefits.module.css'

/** What a plan gives. */
export const Benefits = ({ benefits, wide = false }: { benefits: readonly string[]; wide?: boolean }) => (
  <ul className={wide ? styles.wide : styles.benefits}>
    {benefits.map((benefit) => (
      <li key={benefit} className={styles.benefit}>
        <Icon of={CheckCircleIcon} size={20} weight="fill" className={styles.tick} />
        {benefit}
      </li>
    ))}
  </ul>
)
