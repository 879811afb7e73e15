import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical'
import { classNames } from '../../lib/page/class-names.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './player.module.css'

/** A word to look at: under the pointer, or as the gap that it left. */
export const WordShape = ({ text, isLifted = false }: { text: string; isLifted?: boolean }) => (
  <span className={classNames(styles.word, isLifted && styles.lifted)}>
    <Icon of={DotsSixVerticalIcon} size={20} className={styles.handle} />
    <bdi>{text}</bdi>
  </span>
)
