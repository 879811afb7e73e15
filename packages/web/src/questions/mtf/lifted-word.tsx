import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical'
import { classNames } from '../../lib/class-names.ts'
import { Icon } from '../../ui/stage/icon.tsx'
import styles from './player.module.css'

/** The word under the pointer. */
export const LiftedWord = ({ text }: { text: string }) => (
  <span className={classNames(styles.word, styles.lifted)}>
    <Icon of={DotsSixVerticalIcon} size={20} />
    {text}
  </span>
)
