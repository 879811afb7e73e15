import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle'
import { t } from '../../messages/studio.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './mark.module.css'

interface MarkProps {
  /** Shared by the options of one question. */
  group: string
  /** The answer in one word. */
  answer: string
  checked: boolean
  /** What marks it from anywhere on the slide. */
  keys: string
  onCheck: () => void
}

/** Says of an answer, on the answer itself, that it is the right one. */
export const Mark = ({ group, answer, checked, keys, onCheck }: MarkProps) => (
  <label className={styles.mark}>
    <input
      type="radio"
      name={group}
      checked={checked}
      aria-label={t('editing:markAs', { answer })}
      aria-keyshortcuts={keys}
      className={styles.input}
      onChange={onCheck}
    />
    {checked ? <Icon of={CheckCircleIcon} size={20} weight="fill" /> : <Icon of={CircleIcon} size={20} />}
    <span className={styles.word} aria-hidden="true">
      {checked ? t('editing:correct') : t('editing:mark')}
    </span>
  </label>
)
