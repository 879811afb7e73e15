import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { t } from '../../../messages/stage.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './answered-count.module.css'

interface AnsweredCountProps {
  answered: number
  total: number
  isOffline: boolean
  /** In place of the numbers, while somebody with more time is waited for: they would tell how many. */
  wait: string | undefined
}

/** "12 of 22 answered", beside the clock in words. */
export const AnsweredCount = ({ answered, total, isOffline, wait }: AnsweredCountProps) => {
  const counted = isOffline
    ? t('room:answeredLastSeen', { answered, total })
    : t('room:answeredOf', { answered, total })
  return (
    <span className={styles.answered}>
      <Icon of={UsersThreeIcon} size={20} />
      {wait ?? counted}
    </span>
  )
}
