import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import type { LibraryCounts } from '@quokka/contract/http'
import { useState } from 'react'
import { useLocation } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/studio.ts'
import { ButtonLink } from '../../ui/studio/controls/button.tsx'
import screen from '../../ui/studio/layout/screen.module.css'
import { FoundQTests } from './browse/found-qtests.tsx'
import { readAddress, sectionOf } from './browse/library-address.ts'
import { LibraryOverview } from './browse/library-overview.tsx'
import { QTestList } from './browse/qtest-list.tsx'
import { QuizBrowser } from './browse/quiz-browser.tsx'
import { useSearchWords } from './browse/use-search-words.ts'
import { LibraryHead } from './components/library-head.tsx'
import { CreateFlow } from './create/create-flow.tsx'
import { useLeaveRoom } from './use-leave-room.ts'

/** My Library: its sections, or what the address asks for of it. */
export const LibraryScreen = () => {
  const [creating, setCreating] = useState<'options' | 'details'>()
  const [counts, setCounts] = useState<LibraryCounts>()
  const { search } = useLocation()
  const isQTests = new URLSearchParams(search).get('list') === 'qtests'
  const browsing = isQTests ? undefined : readAddress(search)
  const words = useSearchWords(browsing)
  useLeaveRoom()

  const section = browsing && sectionOf(browsing.query)
  const isEmpty = counts !== undefined && counts.places.all + counts.places.bin === 0
  const isAllSearched = browsing && browsing.query.search !== '' && browsing.query.folderId === null
  return (
    <div className={screen.screen}>
      {isQTests ? (
        <QTestList />
      ) : (
        <>
          <LibraryHead
            title={section ? t(`library:shelves.${section}.title`) : t('library:myLibrary')}
            help={section && t(`library:shelves.${section}.help`)}
            back={
              section && (
                <ButtonLink to={paths.library} tone="outline" size="small" icon={ArrowLeftIcon}>
                  {t('library:back')}
                </ButtonLink>
              )
            }
            total={section === undefined ? counts?.places.all : undefined}
            search={browsing === undefined && isEmpty ? undefined : words}
            onCreate={() => setCreating('options')}
          />
          {browsing ? (
            <QuizBrowser browsing={browsing} page={paths.library} hasColumn onCounts={setCounts}>
              {isAllSearched && browsing.query.place === 'all' && <FoundQTests search={browsing.query.search} />}
            </QuizBrowser>
          ) : (
            <LibraryOverview
              onCounts={setCounts}
              onCreate={() => setCreating('options')}
              onStartFresh={() => setCreating('details')}
            />
          )}
        </>
      )}
      {creating && <CreateFlow from={creating} onClose={() => setCreating(undefined)} />}
    </div>
  )
}
