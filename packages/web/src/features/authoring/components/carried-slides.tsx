import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import type { SlideRow as Row } from '../editor-state.ts'
import styles from './carried-slides.module.css'
import { SlideFace } from './slide-face.tsx'

/** The slide at the pointer, and how many are carried with it. */
export const CarriedSlides = ({ row, count }: { row: Row; count: number }) => (
  <div className={styles.carried}>
    <span className={styles.number}>{row.number !== undefined && numberText(row.number)}</span>
    <SlideFace row={row} />
    {count > 1 && <span className={styles.count}>{t('authoring:moving.carried', { count })}</span>}
  </div>
)
