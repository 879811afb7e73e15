import type { LibraryCounts } from '@quokka/contract/http'
import { useEffect } from 'react'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { useOverview } from '../api/use-overview.ts'
import { EmptyLibrary } from '../components/empty-library.tsx'
import { LibraryShelves, LoadingShelves } from '../components/library-shelves.tsx'
import { useQTestActions } from '../use-qtest-actions.tsx'
import { useTileActions } from '../use-tile-actions.tsx'
import { FolderColumn } from './folder-column.tsx'
import styles from './quiz-browser.module.css'
import { useFolderActions } from './use-folder-actions.tsx'

interface LibraryOverviewProps {
  onCounts: (counts: LibraryCounts) => void
  onCreate: () => void
  onStartFresh: () => void
}

const NO_SHAPE = { folders: [], tags: [] }

/** The library's sections beside its folders; where nothing is yet, how one begins. */
export const LibraryOverview = ({ onCounts, onCreate, onStartFresh }: LibraryOverviewProps) => {
  const { loaded, reload, refresh } = useOverview()
  const overview = loaded.is === 'ready' ? loaded.value : undefined
  const { act, naming, dialogs } = useTileActions(refresh, overview?.counts ?? NO_SHAPE)
  const { actOnQTest, qtestDialogs } = useQTestActions(refresh)
  const navigate = useNavigate()
  const { openFolder, folderDialogs } = useFolderActions(refresh, () => navigate(paths.library))
  useEffect(() => {
    if (overview) onCounts(overview.counts)
  }, [overview, onCounts])

  if (loaded.is === 'loading') return <LoadingShelves />
  if (loaded.is === 'failed')
    return (
      <LoadFailed
        title={t('library:failedTitle')}
        sentence={loaded.sentence}
        retryLabel={t('ui:retry')}
        onRetry={reload}
      />
    )
  const { all, qtests, counts } = loaded.value
  const isNew = all.total === 0 && qtests.length === 0
  if (isNew && counts.places.bin === 0 && counts.folders.length === 0)
    return <EmptyLibrary onStartFresh={onStartFresh} />
  return (
    <div className={styles.browser}>
      <FolderColumn counts={counts} onNewFolder={() => openFolder({ is: 'new' })} />
      <div className={styles.content} data-beside-column>
        {isNew ? (
          <EmptyLibrary onStartFresh={onStartFresh} />
        ) : (
          <LibraryShelves overview={loaded.value} acts={{ act, naming, actOnQTest }} onCreate={onCreate} />
        )}
      </div>
      {dialogs}
      {qtestDialogs}
      {folderDialogs}
    </div>
  )
}
