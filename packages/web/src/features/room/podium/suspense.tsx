import { classNames } from '../../../lib/page/class-names.ts'
import { listText } from '../../../lib/text/list-text.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/stage.ts'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import type { PodiumPlace } from './places.ts'
import styles from './suspense.module.css'

interface SuspenseProps {
  places: readonly PodiumPlace[]
  /** In the order in which they rise. */
  heights: readonly PodiumPlace['height'][]
  /** The last that has risen. */
  height: PodiumPlace['height']
}

/** Who has just risen, and which places are still to come: all that is told until the winner is up. */
export const Suspense = ({ places, heights, height }: SuspenseProps) => {
  const risen = places.filter((place) => place.height === height)
  const next = heights.find((at) => at < height)
  return (
    <section className={classNames(styles.suspense, styles[`height${height}`])}>
      <p className={styles.which}>{t(`room:place${height}`)}</p>
      <p className={styles.name}>
        <bdi>{listText(risen.map(({ player }) => player.playerName))}</bdi>
      </p>
      <p className={styles.points}>{t('room:points', { count: risen[0]?.player.totalScore ?? 0 })}</p>
      <p className={styles.order}>
        <span className={styles.dots} aria-hidden="true">
          {heights.map((at) => (
            <span
              key={at}
              className={classNames(styles[`height${at}`], at >= height && styles.done, at === next && styles.next)}
            >
              {numberText(at)}
            </span>
          ))}
        </span>
        {(next === 1 || next === 2) && t(`room:whoIs${next}`)}
      </p>
      <Mascot mood="thinking" className={styles.mascot} />
    </section>
  )
}
