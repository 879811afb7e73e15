import type { CSSProperties } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { figures } from '../../../lib/text/numbers.ts'
import { usTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { ServerRead } from '../api/use-server.ts'
import styles from './server.module.css'
import { durationWords, nameOfNode } from './sizes.ts'

const SLOT_MS = 300_000
const SLOTS = 12
/** From so many milliseconds on players may notice that they wait. */
const SLOW_MS = 100
/** Every so many columns one is named. */
const NAMED = 3

type Slot = ServerRead['commits']['fiveMinutes'][number]

/** The hour in columns of five minutes, also those in which nothing was stored. */
const slotsOf = (slots: readonly Slot[], readOn: string): Slot[] => {
  const now = Math.floor(Date.parse(readOn) / SLOT_MS)
  return Array.from({ length: SLOTS }, (_, index) => {
    const from = new Date((now - SLOTS + 1 + index) * SLOT_MS).toISOString()
    return slots.find((slot) => slot.from === from) ?? { from, commits: 0, slowestMs: 0 }
  })
}

interface CommitsCardProps extends Pick<ServerRead, 'commits' | 'readOn'> {
  isSeveral: boolean
}

/** How long it took to store what was acknowledged, the slowest of the last hour. Rule AD25. */
export const CommitsCard = ({ commits: { slowest, fiveMinutes }, readOn, isSeveral }: CommitsCardProps) => {
  const slots = slotsOf(fiveMinutes, readOn)
  const highestMs = Math.max(SLOW_MS, ...slots.map(({ slowestMs }) => slowestMs))
  return (
    <Card title={t('admin:server.commits')} help={t('admin:server.commitsHelp')}>
      {slowest.length === 0 && <EmptyState sentence={t('admin:server.noCommits')} />}
      {slowest.length > 0 && (
        <>
          <ol className={styles.bars} aria-label={t('admin:server.bars')}>
            {slots.map(({ from, commits, slowestMs }, index) => (
              <li key={from} className={styles.slot}>
                <VisuallyHidden>
                  {commits === 0
                    ? t('admin:server.emptySlot', { time: usTime(from) })
                    : t('admin:server.slot', { time: usTime(from), slowest: durationWords(slowestMs), count: commits })}
                </VisuallyHidden>
                <span className={styles.column} aria-hidden="true">
                  {commits > 0 && (
                    <>
                      <span className={styles.barValue}>{figures(Math.round(slowestMs))}</span>
                      <span
                        className={classNames(styles.bar, slowestMs >= SLOW_MS && styles.slow)}
                        style={{ '--share': slowestMs / highestMs } as CSSProperties}
                      />
                    </>
                  )}
                </span>
                <span className={styles.barName} aria-hidden="true">
                  {index % NAMED === 0 ? usTime(from).replace(/\s?[AP]M$/u, '') : ''}
                </span>
              </li>
            ))}
          </ol>
          <div className={styles.legend}>
            <span>
              <span className={styles.swatch} /> {t('admin:server.quick', { limit: SLOW_MS })}
            </span>
            <span>
              <span className={classNames(styles.swatch, styles.slow)} /> {t('admin:server.slow', { limit: SLOW_MS })}
            </span>
          </div>
          <ol className={styles.rows} aria-label={t('admin:server.slowest')}>
            {slowest.map(({ node, kind, durationMs, events, storedOn }) => (
              <li key={`${node} ${storedOn} ${durationMs}`} className={styles.commit}>
                <span className={styles.strong}>{durationWords(durationMs)}</span>
                <span className={styles.soft}>
                  {[
                    t(`admin:server.kinds.${kind}`),
                    t('admin:server.events', { count: events }),
                    usTime(storedOn),
                    ...(isSeveral ? [nameOfNode(node)] : []),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
