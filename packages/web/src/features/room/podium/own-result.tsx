import { t } from '../../../messages/t.ts'
import { ordinal } from '../../../questions/play/ordinal.ts'
import type { Podium } from '../../../room-connection/room-state.ts'
import { Avatar } from '../../../ui/stage/avatar.tsx'
import { Card } from '../../../ui/stage/card.tsx'
import styles from './own-result.module.css'

interface OwnResultProps {
  podium: Podium
  name: string
  avatar: string
}

/** Everyone gets a result worth sharing: place, rank title, points, right answers. */
export const OwnResult = ({ podium, name, avatar }: OwnResultProps) => {
  const { rank, totalScore, correctAnswers, totalNoOfQuestions, rankTitle } = podium
  return (
    <Card tone="cream" as="section" className={styles.card}>
      <div className={styles.top}>
        <Avatar avatar={avatar} className={styles.face} />
        <div className={styles.came}>
          <p className={styles.label}>{t('room:youCame', { name })}</p>
          <p className={styles.place}>{ordinal(rank)}</p>
        </div>
        <div className={styles.title}>
          <p className={styles.label}>{t('room:rankTitle')}</p>
          <p className={styles.rankTitle}>{rankTitle}</p>
        </div>
      </div>
      <div className={styles.figures}>
        <p className={styles.figure}>
          <span className={styles.number}>{totalScore}</span> {t('room:pointsWord', { count: totalScore })}
        </p>
        <p className={styles.figure}>
          <span className={styles.number}>
            {t('room:correctOf', { correct: correctAnswers, total: totalNoOfQuestions })}
          </span>{' '}
          {t('room:correct')}
        </p>
      </div>
    </Card>
  )
}
