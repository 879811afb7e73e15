import type { LibraryCounts } from '@quokka/contract/http'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { t } from '../../../messages/studio.ts'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { NO_COUNTS, useLibraryPages } from '../api/use-library-pages.ts'
import { Loading, TileSkeletons } from '../components/tile-list.tsx'
import { useTileActions } from '../use-tile-actions.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CardList } from './card-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FolderColumn } from './folder-column.tsx'
import type { Browsing } from './library-address.ts'
import { addressOf, EVERYTHING, sectionOf } from './library-address.ts'
import { ListHead } from './list-head.tsx'
import { MorePages } from './more-pages.tsx'
import styles from './quiz-browser.module.css'
import { useBulkActions } from './use-bulk-actions.tsx'
import { useFolderActions } from './use-folder-actions.tsx'
import { useMoveKey } from './use-move-key.ts'
import { useSelection } from './use-selection.ts'

interface QuizBrowserProps {
  browsing: Browsing
  /** The page whose address says what is asked for. */
  page: string
  /** Without it there is no column of folders. */
  hasColumn?: boolean
  /** Tells what there is, each time that it is loaded. */
  onCounts?: (counts: LibraryCounts) => void
  /** What was found besides. */
  children?: ReactNode
}

/** The sentence of a list in which nothing is. */
const emptyOf = (query: Browsing['query']) => {
  const section = sectionOf(query)
  if (query.search !== '') return 'library:noMatch'
  if (section !== undefined) return `library:shelves.${section}.empty` as const
  return query.place === 'bin' ? 'library:bin.empty' : 'library:filters.none'
}

/** The library, page after page, and what is done with one or many of its quizzes. Rules LB42 to LB50. */
export const QuizBrowser = ({ browsing, page, hasColumn = false, onCounts, children }: QuizBrowserProps) => {
  const { query, sort, look } = browsing
  const navigate = useNavigate()
  const { loaded, pages, reload, refresh, change: changeShown, loadMore, isLoadingMore } = useLibraryPages(query, sort)
  const counts = pages?.counts ?? NO_COUNTS
  const total = pages?.total ?? 0
  const isBin = query.place === 'bin'
  const selection = useSelection(query, total)
  const { act, naming, change, dialogs } = useTileActions(refresh, counts)
  const bulk = useBulkActions({ selection, sort, counts, change, changeShown, refresh })
  useMoveKey(isBin ? undefined : bulk.moveByKey)
  const show = (next: Browsing) => navigate(addressOf(next, page), { replace: true })
  const { openFolder, folderDialogs } = useFolderActions(refresh, () => show({ ...browsing, query: EVERYTHING }))
  const clear = () => {
    const { place, folderId } = query
    show({ ...browsing, query: { ...EVERYTHING, place, folderId }, isFromOverview: false })
  }
  const folder = counts.folders.find(({ folderId }) => folderId === query.folderId)
  const section = sectionOf(query)
  const name = section ? t(`library:shelves.${section}.title`) : t(`library:places.${query.place}`)

  useEffect(() => {
    if (pages) onCounts?.(pages.counts)
  }, [pages, onCounts])

  return (
    <div className={hasColumn ? styles.browser : styles.content}>
      {hasColumn && (
        <FolderColumn
          counts={counts}
          browsing={browsing}
          onNewFolder={() => openFolder({ is: 'new' })}
          onDrop={bulk.drop}
        />
      )}
      <div className={styles.content}>
        <FilterBar browsing={browsing} counts={counts} onChange={show} />
        {pages === undefined && loaded.is === 'loading' && (
          <>
            <Loading />
            <TileSkeletons look="low" />
          </>
        )}
        {loaded.is === 'failed' && (
          <LoadFailed
            title={t('library:failedTitle')}
            sentence={loaded.sentence}
            retryLabel={t('ui:retry')}
            onRetry={reload}
          />
        )}
        {pages && (
          <>
            <ListHead
              query={query}
              total={total}
              folder={folder}
              onFolder={(is, one) => openFolder({ is, folder: one })}
              onClear={clear}
              onEmptyBin={() => bulk.open('erase', { query, except: [] }, total)}
            />
            {pages.quizzes.length === 0 ? (
              <EmptyState sentence={t(emptyOf(query))} />
            ) : (
              <CardList
                label={folder?.folderName ?? name}
                look={look}
                quizzes={pages.quizzes}
                isBusy={loaded.is === 'loading'}
                selection={selection}
                acts={{ act, naming, toggle: selection.toggle, star: bulk.star, drag: bulk.drag }}
              />
            )}
            {pages.next && <MorePages isLoading={isLoadingMore} onMore={loadMore} />}
          </>
        )}
        {children}
        {selection.count > 0 && (
          <>
            <BulkBar {...{ selection, total, isBin }} isGathering={bulk.isGathering} onAction={bulk.onAction} />
            <div className={styles.room} />
          </>
        )}
      </div>
      {bulk.dialogs}
      {dialogs}
      {folderDialogs}
    </div>
  )
}
