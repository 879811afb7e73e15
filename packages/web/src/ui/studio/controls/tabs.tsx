import type { ComponentProps } from 'react'
import { SegmentedTabs } from '../../stage/controls/segmented-tabs.tsx'
import styles from './tabs.module.css'

interface TabsProps<Id extends string> {
  /** Names the group for screen readers. */
  label: string
  /** Begins the ids of tabs and panels; the same text goes to `TabPanel`. */
  idBase: string
  tabs: ComponentProps<typeof SegmentedTabs<Id>>['tabs']
  value: Id
  onChange: (id: Id) => void
}

/** The players' tabs in the authors' colours, as wide as their words. */
export const Tabs = <Id extends string>(props: TabsProps<Id>) => (
  <div className={styles.tabs}>
    <SegmentedTabs compact {...props} />
  </div>
)
