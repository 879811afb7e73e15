import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { LIMITS } from '@quokka/core/limits'
import { RANK_TITLES } from '@quokka/core/scoring'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { rankTitleText } from '../../../questions/play/rank-title.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './levels.module.css'

interface LevelsProps {
  /** 1 to 9 */
  level: number
  points: number
  rankTitle: string
}

const stateOf = (number: number, level: number) => {
  if (number < level) return 'earned'
  return number === level ? 'current' : 'ahead'
}

/** The way through the nine badges. */
export const Levels = ({ level, points, rankTitle }: LevelsProps) => (
  <div className={styles.levels}>
    <div className={styles.words}>
      <p className={styles.rank}>{rankTitleText(rankTitle)}</p>
      <p className={styles.level}>{t('profile:stats.level', { level, levels: RANK_TITLES.length })}</p>
    </div>
    <div
      className={styles.track}
      role="progressbar"
      aria-label={t('profile:stats.points')}
      aria-valuemin={0}
      aria-valuemax={LIMITS.accountPoints}
      aria-valuenow={points}
      aria-valuetext={t('profile:stats.pointsOf', { points, most: LIMITS.accountPoints })}
    >
      <div className={styles.fill} style={{ inlineSize: `${(points / LIMITS.accountPoints) * 100}%` }} />
    </div>
    <ol className={styles.badges} aria-label={t('profile:stats.badges')}>
      {RANK_TITLES.map((title, index) => {
        const state = stateOf(index + 1, level)
        return (
          <li
            key={title}
            className={classNames(styles.badge, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.disc} aria-hidden="true">
              {state === 'earned' ? <Icon of={CheckIcon} size={16} /> : numberText(index + 1)}
            </span>
            <span className={styles.name}>{rankTitleText(title)}</span>
            <VisuallyHidden>{t(`profile:stats.${state}`)}</VisuallyHidden>
          </li>
        )
      })}
    </ol>
  </div>
)
