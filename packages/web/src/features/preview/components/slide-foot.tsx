import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import type { ReactNode } from 'react'
import { t } from '../../../messages/studio.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import styles from './slide-foot.module.css'

interface SlideFootProps {
  /** From 0. */
  index: number
  total: number
  onMove: (by: -1 | 1) => void
  children: ReactNode
}

/** The ways to the slides before and after, and between them what goes on here. */
export const SlideFoot = ({ index, total, onMove, children }: SlideFootProps) => (
  <footer className={styles.foot}>
    <IconButton icon={CaretLeftIcon} label={t('preview:previous')} disabled={index === 0} onPress={() => onMove(-1)} />
    <div className={styles.between}>{children}</div>
    <IconButton
      icon={CaretRightIcon}
      label={t('preview:next')}
      disabled={index === total - 1}
      onPress={() => onMove(1)}
    />
  </footer>
)
