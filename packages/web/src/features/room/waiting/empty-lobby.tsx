import type { ReactNode } from 'react'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { AVATARS } from '../../../ui/stage/pictures/avatars.ts'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import styles from './empty-lobby.module.css'
import { t } from './host-messages.ts'

interface EmptyLobbyProps {
  roomId: string
  /** The way into the quiz, beside the heading. */
  start: ReactNode
}

const FIREFLIES = [1, 2, 3, 4, 5, 6]
const DOTS = [1, 2, 3]

/** What a host sees before anybody came: life, and how to join. */
export const EmptyLobby = ({ roomId, start }: EmptyLobbyProps) => (
  <section className={styles.lobby}>
    <div className={styles.clearing} aria-hidden="true">
      <Mascot mood="hello" waveOnce className={styles.mascot} />
      {FIREFLIES.map((firefly) => (
        <span key={firefly} className={styles.firefly} />
      ))}
    </div>
    <div className={styles.heading}>
      <h2 className={styles.title}>
        {t('waitingForFirst')}
        <span className={styles.dots} aria-hidden="true">
          {DOTS.map((dot) => (
            <span key={dot} className={styles.dot} />
          ))}
        </span>
      </h2>
      <p className={styles.help}>{t('threeSteps')}</p>
    </div>
    {start}
    <ol className={styles.steps}>
      <li className={styles.step}>
        <h3 className={styles.name}>{t('openThePage')}</h3>
        <p className={styles.address}>{new URL(joinAddress().origin).host}</p>
        <p className={styles.hint}>{t('orScan')}</p>
      </li>
      <li className={styles.step}>
        <h3 className={styles.name}>{t('typeTheCode')}</h3>
        <p className={styles.code} aria-hidden="true">
          {[...roomId.toUpperCase()].map((letter, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place; letters may repeat.
            <span key={place} className={styles.letter}>
              {letter}
            </span>
          ))}
        </p>
        <p className={styles.hint}>{t('anyCase')}</p>
      </li>
      <li className={styles.step}>
        <h3 className={styles.name}>{t('nameAndFace')}</h3>
        <p className={styles.faces}>
          {AVATARS.map((avatar) => (
            <Avatar key={avatar} avatar={avatar} />
          ))}
        </p>
        <p className={styles.hint}>{t('thenIn')}</p>
      </li>
    </ol>
  </section>
)
