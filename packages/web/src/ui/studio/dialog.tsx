import type { DialogProps } from '../stage/layout/dialog.tsx'
import { Dialog as StageDialog } from '../stage/layout/dialog.tsx'
import styles from './in-studio.module.css'

/** The players' dialog in the authors' colours. */
export const Dialog = (props: DialogProps) => (
  <div className={styles.in}>
    <StageDialog {...props} />
  </div>
)
