import type { ServerPayload } from '@quokka/contract/socket'
import { numberText } from '../../lib/text/numbers.ts'
import { t } from '../../messages/stage.ts'
import { Card } from '../../ui/stage/layout/card.tsx'
import { Avatar } from '../../ui/stage/pictures/avatar.tsx'
import { DecidingTime } from './deciding-time.tsx'
import { ordinal } from './ordinal.ts'
import styles from './own-result.module.css'
import { rankTitleText } from './rank-title.ts'

interface OwnResultProps {
  podium: Omit<ServerPayload<'sendPodium'>, 'playerStats'>
  /** Questions without a right answer, which the number of right ones leaves out. */
  surveys: number
  name: string
  avatar: string
}

/** Everyone gets a result worth sharing: place, rank title, points, right answers. */
export const OwnResult = ({ podium, surveys, name, avatar }: OwnResultProps) => {
  const { rank, totalScore, decidingTime, correctAnswers, totalNoOfQuestions, rankTitle } = podium
  return (
    <Card tone="cream" as="section" className={styles.card}>
      <div className={styles.top}>
        <Avatar avatar={avatar} className={styles.face} />
        <div className={styles.came}>
          <p className={styles.label}>
            {name === '' ? t('questions:play.youCameNameless') : t('questions:play.youCame', { name })}
          </p>
          <p className={styles.place}>
            {ordinal(rank)}
            {decidingTime !== undefined && <DecidingTime seconds={decidingTime} className={styles.time} />}
          </p>
        </div>
        <div className={styles.title}>
          <p className={styles.label}>{t('questions:play.rankTitle')}</p>
          <p className={styles.rankTitle}>{rankTitleText(rankTitle)}</p>
        </div>
      </div>
      <div className={styles.figures}>
        <p className={styles.figure}>
          <span className={styles.number}>{numberText(totalScore)}</span>{' '}
          {t('questions:play.pointsWord', { count: totalScore })}
        </p>
        <p className={styles.figure}>
          <span className={styles.number}>
            {t('questions:play.correctOf', { correct: correctAnswers, total: totalNoOfQuestions })}
          </span>{' '}
          {t('questions:play.correct')}
          {surveys > 0 && ` ${t('questions:play.andSurveys', { count: surveys })}`}
        </p>
      </div>
    </Card>
  )
}
