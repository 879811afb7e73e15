import { TableIcon } from '@phosphor-icons/react/dist/ssr/Table'
import type { ReactNode } from 'react'
import { Suspense, useId, useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from './chart-card.module.css'

interface ChartCardProps {
  title: string
  /** What the table's figures are. */
  caption: string
  head: readonly string[]
  /** The first cell of each names its row. */
  rows: readonly (readonly string[])[]
  /** Under the drawing. */
  note?: string | undefined
  /** Instead of both, where there is nothing to draw. */
  none: string
  /** The drawing; it loads by itself, and the table says the same. */
  children: ReactNode
}

/** A drawing, and the same as a table: always there for screen readers, in sight when it is asked for. Rule RW9. */
export const ChartCard = ({ title, caption, head, rows, note, none, children }: ChartCardProps) => {
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  if (rows.length === 0)
    return (
      <Card title={title}>
        <p className={styles.note}>{none}</p>
      </Card>
    )
  return (
    <Card
      title={title}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isTable}
          aria-controls={id}
          onClick={() => setIsTable(!isTable)}
        >
          <Icon of={TableIcon} size={20} />
          {t(isTable ? 'reports:page.chart.asChart' : 'reports:page.chart.asTable')}
        </button>
      }
    >
      <div className={styles.drawing} aria-hidden="true">
        <Suspense fallback={<Skeleton className={styles.skeleton} />}>{children}</Suspense>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <div id={id} className={classNames(isTable ? styles.scroller : styles.hidden)}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may share every word, and none moves
              <tr key={row}>
                <th dir="auto" scope="row">
                  {name}
                </th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
