import { ImageBrokenIcon } from '@phosphor-icons/react/dist/ssr/ImageBroken'
import { classNames } from '../../lib/page/class-names.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './question-media.module.css'

/** In the place of a medium that is broken or of an unknown kind. */
export const MediaPlaceholder = ({ words, className }: { words: string; className?: string | undefined }) => (
  <div className={classNames(styles.frame, styles.placeholder, className)} title={words}>
    <Icon of={ImageBrokenIcon} size={32} />
    <span className={styles.placeholderWords}>{words}</span>
  </div>
)
