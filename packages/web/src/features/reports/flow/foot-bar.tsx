import { useId } from 'react'
import { t } from '../../../messages/studio.ts'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import styles from './foot-bar.module.css'

interface FootBarProps {
  /** How many are chosen, where that is worth a number. */
  selected?: number
  /** What is chosen, or why PROCEED is disabled. */
  words: string
  isAsleep: boolean
  /** The step before. */
  backTo: string
  onProceed: () => void
}

/** Stands at the foot of a step: what is chosen, one step back, and on. */
export const FootBar = ({ selected = 0, words, isAsleep, backTo, onProceed }: FootBarProps) => {
  const id = useId()
  return (
    <div className={styles.bar}>
      <p id={id} role="status" className={styles.words}>
        {selected > 0 && <span className={styles.count}>{t('reports:selected', { count: selected })}</span>} {words}
      </p>
      <div className={styles.buttons}>
        <ButtonLink tone="outline" to={backTo}>
          {t('reports:back')}
        </ButtonLink>
        <Button disabled={isAsleep} aria-describedby={isAsleep ? id : undefined} onPress={onProceed}>
          {t('reports:proceed')}
        </Button>
      </div>
    </div>
  )
}
