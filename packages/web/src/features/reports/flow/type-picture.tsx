import type { ReportType } from '@quokka/core/report-types'
import type { ReactNode } from 'react'
import styles from './type-picture.module.css'

/** What each type draws, on 80 by 60. */
const DRAWINGS: Record<ReportType, ReactNode> = {
  'QUIZ OVERVIEW': (
    <>
      <path className={styles.violet} d="M6 36h16v18H6zM32 24h16v30H32zM58 10h16v44H58z" />
      <path className={styles.line} d="M0 56h80" />
    </>
  ),
  'ENGAGEMENT RESULTS': (
    <>
      <path className={styles.curve} d="M4 40c10 0 12-22 24-20s14 18 26 10S66 8 76 8" />
      <path className={styles.line} d="M0 56h80" />
    </>
  ),
  'PLAYERWISE ANALYSIS': (
    <>
      <circle className={styles.sun} cx="9" cy="12" r="7" />
      <circle className={styles.pale} cx="9" cy="30" r="7" />
      <circle className={styles.leaf} cx="9" cy="48" r="7" />
      <path className={styles.violetLine} d="M26 12h46M26 30h32M26 48h20" />
    </>
  ),
  'QUESTIONWISE ANALYSIS': (
    <>
      <path
        className={styles.violet}
        d="M4 6h14v12H4zM24 6h14v12H24zM64 6h14v12H64zM4 24h14v12H4zM24 24h14v12H24zM44 24h14v12H44zM24 42h14v12H24zM44 42h14v12H44z"
      />
      <path className={styles.orange} d="M44 6h14v12H44zM64 24h14v12H64zM4 42h14v12H4zM64 42h14v12H64z" />
    </>
  ),
}

/** A small drawing of a type of report; decoration beside its name. */
export const TypePicture = ({ type }: { type: ReportType }) => (
  <span className={styles.ground}>
    <svg viewBox="0 0 80 60" aria-hidden="true" focusable="false">
      {DRAWINGS[type]}
    </svg>
  </span>
)
