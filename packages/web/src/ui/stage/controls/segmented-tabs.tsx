import type { KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { readingKey } from '../../../lib/page/reading-key.ts'
import styles from './segmented-tabs.module.css'

interface SegmentedTabsProps<Id extends string> {
  /** Names the group for screen readers. */
  label: string
  /** Begins the ids of tabs and panels; the same text goes to `TabPanel`. */
  idBase: string
  tabs: readonly { id: Id; label: ReactNode }[]
  value: Id
  onChange: (id: Id) => void
  compact?: boolean
}

const tabId = (idBase: string, id: string) => `${idBase}-tab-${id}`
const panelId = (idBase: string, id: string) => `${idBase}-panel-${id}`

export const SegmentedTabs = <Id extends string>({
  label,
  idBase,
  tabs,
  value,
  onChange,
  compact = false,
}: SegmentedTabsProps<Id>) => {
  const list = useRef<HTMLDivElement>(null)

  const moveByKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value)
    const last = tabs.length - 1
    const target = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      readingKey(event.key)
    ]
    const next = target === undefined ? undefined : tabs[target]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(idBase, next.id))}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.tabs, compact && styles.compact)}
      onKeyDown={moveByKey}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={tabId(idBase, tab.id)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.id === value}
          aria-controls={tab.id === value ? panelId(idBase, tab.id) : undefined}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** What makes an element the panel of this tab. */
export const tabPanel = (idBase: string, id: string) => ({
  role: 'tabpanel',
  id: panelId(idBase, id),
  'aria-labelledby': tabId(idBase, id),
})

interface TabPanelProps {
  idBase: string
  id: string
  className?: string | undefined
  children: ReactNode
}

/** What the chosen tab shows. */
export const TabPanel = ({ idBase, id, className, children }: TabPanelProps) => (
  <div {...tabPanel(idBase, id)} className={className}>
    {children}
  </div>
)
