import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { t } from '../../messages/stage.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './right-mark.module.css'

/** A check and the words "Right answer", beside it. */
export const RightMark = () => (
  <span className={styles.mark}>
    <Icon of={CheckCircleIcon} weight="fill" size={22} />
    {t('questions:rightAnswer')}
  </span>
)
