import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/ssr/FunnelSimple'
import type { Category } from '@quokka/contract/http'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t as own } from '../messages.ts'
import styles from './category-chips.module.css'

interface CategoryChipsProps {
  categories: readonly Category[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Shown before "More" is pressed, besides those that are on. */
const SHOWN = 3

/** Several may be on; "All" turns them off. */
export const CategoryChips = ({ categories, chosen, onChange }: CategoryChipsProps) => {
  const [showsMore, setShowsMore] = useState(false)
  const shown = categories.filter(({ categoryId }, index) => showsMore || index < SHOWN || chosen.has(categoryId))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className={classNames(styles.chips, !showsMore && styles.few)} aria-label={own('categories')}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={chosen.size === 0}
        onClick={() => onChange(new Set())}
      >
        {own('all')}
      </button>
      {shown.map(({ categoryId, categoryName }) => (
        <button
          key={categoryId}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.has(categoryId)}
          onClick={() => toggle(categoryId)}
        >
          {categoryName}
        </button>
      ))}
      {categories.length > SHOWN && (
        <button
          type="button"
          className={styles.chip}
          aria-expanded={showsMore}
          onClick={() => setShowsMore(!showsMore)}
        >
          <Icon of={FunnelSimpleIcon} />
          {showsMore ? own('fewer') : own('more')}
        </button>
      )}
    </fieldset>
  )
}
