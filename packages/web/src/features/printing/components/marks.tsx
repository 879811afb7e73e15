import { t } from '../messages.ts'
import styles from './answer-key.module.css'

/** From which share of the points on. */
const MARKS = [
  { mark: 'excellent', from: 0.9 },
  { mark: 'good', from: 0.7 },
  { mark: 'pass', from: 0.5 },
] as const

/** So few points have no ranges worth telling apart. */
const FEWEST = 10

/** A proposal for what so many points are worth. */
export const Marks = ({ points }: { points: number }) => {
  if (points < FEWEST) return null
  const lowest = MARKS.map(({ from }) => Math.ceil(points * from))
  return (
    <section className={styles.marks}>
      <h3 className={styles.marksTitle}>{t('key.marks')}</h3>
      <ul>
        {MARKS.map(({ mark }, place) => (
          <li key={mark}>
            <span className={styles.range}>
              {t('key.range', { from: lowest[place] ?? 0, to: place === 0 ? points : (lowest[place - 1] ?? 0) - 1 })}
            </span>
            {t(`key.${mark}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
