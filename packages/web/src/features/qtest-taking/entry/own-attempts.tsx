import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { classNames } from '../../../lib/page/class-names.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { t } from '../messages.ts'
import type { Entry, OwnAttempt } from './entry.ts'
import styles from './own-attempts.module.css'

interface OwnAttemptsProps {
  entry: Entry
  /** The name whose attempt is being opened. */
  opening: string | undefined
  /** On the ground, where nothing is yellow. */
  onGround?: boolean
  onOpen: (attempt: OwnAttempt) => void
}

/** What this browser or account has begun here: to go on with, or to look at. Rule QP5. */
export const OwnAttempts = ({ entry, opening, onGround = false, onOpen }: OwnAttemptsProps) => (
  <ul className={styles.attempts} aria-label={t('begunHere')}>
    {entry.ownAttempts.map((attempt) => {
      const { playerName: name, status, answered } = attempt
      const isOpen = status === 'IP'
      return (
        <li key={name} className={styles.attempt}>
          <Button
            wide
            tone={onGround ? 'glass' : isOpen ? 'wattle' : 'sand'}
            iconAfter={ArrowRightIcon}
            busy={opening === name}
            onPress={() => onOpen(attempt)}
          >
            <span className={styles.words}>{t(isOpen ? 'continueAs' : 'resultOf', { name })}</span>
          </Button>
          {isOpen && (
            <p className={classNames(styles.far, onGround && styles.onGround)}>
              {t('answeredSoFar', { answered, total: entry.totalNoOfQuestions })}
            </p>
          )}
        </li>
      )
    })}
  </ul>
)
