import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import type { useReports } from '../api/use-reports.ts'
import { ReportDetail } from './report-detail.tsx'
import { ReportedItemButton } from './reported-item-button.tsx'
import styles from './reports-panel.module.css'

interface ReportsPanelProps extends Pick<ReturnType<typeof useReports>, 'loaded' | 'reload'> {
  state: 'open' | 'decided'
  /** After a decision: the lists are not what they were. */
  onChanged: () => Promise<void>
}

/** What was reported, and beside it, on a phone in its place, the selected one. Rule MO8. */
export const ReportsPanel = ({ state, loaded, reload, onChanged }: ReportsPanelProps) => {
  const [openedId, setOpenedId] = useState<string>()
  const list = useRef<HTMLElement>(null)

  if (loaded.is === 'loading')
    return (
      <div role="status" className={styles.list}>
        <VisuallyHidden>{t('admin:reports.loading')}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    )
  if (loaded.is === 'failed')
    return (
      <LoadFailed
        title={t('admin:reports.failedTitle')}
        sentence={loaded.sentence}
        retryLabel={t('ui:retry')}
        onRetry={reload}
      />
    )

  const { items } = loaded.value
  const opened = items.find(({ reportId }) => reportId === openedId)
  const shown = opened ?? items[0]
  const backToList = () => {
    // The list has to be there to take the focus.
    flushSync(() => setOpenedId(undefined))
    list.current?.focus()
  }

  return (
    <div className={classNames(styles.panel, opened && styles.isOpened)}>
      <section ref={list} tabIndex={-1} className={styles.items} aria-label={t(`admin:tabs.${state}`)}>
        {items.length === 0 ? (
          <EmptyState sentence={t(`admin:reports.none.${state}`)} />
        ) : (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.reportId}>
                <ReportedItemButton item={item} isShown={item === shown} onPress={() => setOpenedId(item.reportId)} />
              </li>
            ))}
          </ul>
        )}
        {state === 'open' && (
          <p className={styles.note}>
            <Icon of={InfoIcon} size={20} />
            {t('admin:reports.staysPlayable')}
          </p>
        )}
      </section>
      {shown && (
        <ReportDetail
          key={shown.reportId}
          item={shown}
          isOpened={opened !== undefined}
          onBack={backToList}
          onChanged={onChanged}
          onDecided={async () => {
            await onChanged()
            backToList()
          }}
        />
      )}
    </div>
  )
}
