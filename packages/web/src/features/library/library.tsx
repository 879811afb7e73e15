import { useState } from 'react'
import { useLocation } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/studio.ts'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import screen from '../../ui/studio/layout/screen.module.css'
import { useMyLibrary } from './api/use-quiz-lists.ts'
import { EmptyLibrary } from './components/empty-library.tsx'
import { FullList } from './components/full-list.tsx'
import { LibraryHead } from './components/library-head.tsx'
import { LibraryShelves, LoadingShelves } from './components/library-shelves.tsx'
import { CreateFlow } from './create/create-flow.tsx'
import { libraryTiles } from './library-tiles.tsx'
import { isShelfName, listOf, SHELF_NAMES } from './shelf-names.ts'
import { useLeaveRoom } from './use-leave-room.ts'
import { useQTestActions } from './use-qtest-actions.tsx'
import { useTileActions } from './use-tile-actions.tsx'

/** My Library: three shelves, or one of them in full. */
export const LibraryScreen = () => {
  const { loaded, reload, refresh } = useMyLibrary()
  const { act, dialogs } = useTileActions(refresh)
  const { actOnQTest, qtestDialogs } = useQTestActions(refresh)
  const acts = { act, actOnQTest }
  const [creating, setCreating] = useState<'options' | 'details'>()
  const [query, setQuery] = useState('')
  const wanted = new URLSearchParams(useLocation().search).get('list')
  useLeaveRoom()

  const library = loaded.is === 'ready' ? loaded.value : undefined
  const isEmpty = library !== undefined && SHELF_NAMES.every((name) => library[name].length === 0)
  const inFull = isShelfName(wanted) ? wanted : undefined

  return (
    <div className={screen.screen}>
      {inFull && library ? (
        <FullList
          title={t(`library:shelves.${inFull}.title`)}
          help={t(`library:shelves.${inFull}.help`)}
          backTo={paths.library}
          empty={t(`library:shelves.${inFull}.empty`)}
          tiles={libraryTiles(library, acts, 'tall')[inFull]}
        />
      ) : (
        <>
          <LibraryHead
            search={library && !isEmpty ? { query, onChange: setQuery } : undefined}
            onCreate={() => setCreating('options')}
          />
          {loaded.is === 'loading' && <LoadingShelves />}
          {loaded.is === 'failed' && (
            <LoadFailed
              title={t('library:failedTitle')}
              sentence={loaded.sentence}
              retryLabel={t('ui:retry')}
              onRetry={reload}
            />
          )}
          {isEmpty && <EmptyLibrary onStartFresh={() => setCreating('details')} />}
          {library && !isEmpty && (
            <LibraryShelves
              library={library}
              query={query}
              acts={acts}
              viewAllOf={(name) => listOf(name)}
              onCreate={() => setCreating('options')}
              onShowAll={() => setQuery('')}
            />
          )}
        </>
      )}
      {creating && <CreateFlow from={creating} onClose={() => setCreating(undefined)} />}
      {dialogs}
      {qtestDialogs}
    </div>
  )
}
