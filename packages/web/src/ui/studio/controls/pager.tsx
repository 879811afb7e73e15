import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './pager.module.css'

interface PagerProps {
  /** From 0. */
  page: number
  perPage: number
  total: number
  /** Which of how many are shown. */
  sentence: string
  previousLabel: string
  nextLabel: string
  onChange: (page: number) => void
}

/** The foot of a long list, a part of which is shown. */
export const Pager = ({ page, perPage, total, sentence, previousLabel, nextLabel, onChange }: PagerProps) => {
  const turn = (by: 1 | -1, label: string, isThere: boolean) => (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      title={label}
      aria-disabled={!isThere || undefined}
      onClick={() => isThere && onChange(page + by)}
    >
      <Icon of={by === 1 ? CaretRightIcon : CaretLeftIcon} size={20} />
    </button>
  )
  return (
    <div className={styles.pager}>
      <output className={styles.sentence}>{sentence}</output>
      {total > perPage && (
        <>
          {turn(-1, previousLabel, page > 0)}
          {turn(1, nextLabel, (page + 1) * perPage < total)}
        </>
      )}
    </div>
  )
}
