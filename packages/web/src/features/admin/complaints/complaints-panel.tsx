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
import type { useComplaints } from '../api/use-complaints.ts'
import { ComplaintDetail } from './complaint-detail.tsx'
import styles from './complaints-panel.module.css'
import { ModeratedItemButton } from './moderated-item-button.tsx'

interface ComplaintsPanelProps extends Pick<ReturnType<typeof useComplaints>, 'loaded' | 'reload'> {
  state: 'open' | 'decided'
  /** After a decision: the lists are not what they were. */
  onChanged: () => Promise<void>
}

/** What somebody complained about, and beside it, on a phone in its place, the selected one. Rule MO8. */
export const ComplaintsPanel = ({ state, loaded, reload, onChanged }: ComplaintsPanelProps) => {
  const [openedId, setOpenedId] = useState<string>()
  const list = useRef<HTMLElement>(null)

  if (loaded.is === 'loading')
    return (
      <div role="status" className={styles.list}>
        <VisuallyHidden>{t('admin:complaints.loading')}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    )
  if (loaded.is === 'failed')
    return (
      <LoadFailed
        title={t('admin:complaints.failedTitle')}
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
          <EmptyState sentence={t(`admin:complaints.none.${state}`)} />
        ) : (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.reportId}>
                <ModeratedItemButton item={item} isShown={item === shown} onPress={() => setOpenedId(item.reportId)} />
              </li>
            ))}
          </ul>
        )}
        {state === 'open' && (
          <p className={styles.note}>
            <Icon of={InfoIcon} size={20} />
            {t('admin:complaints.staysPlayable')}
          </p>
        )}
      </section>
      {shown && (
        <ComplaintDetail
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
