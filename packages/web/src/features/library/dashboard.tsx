import { useState } from 'react'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/studio.ts'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import screen from '../../ui/studio/layout/screen.module.css'
import { Shelf } from '../../ui/studio/layout/shelf.tsx'
import { useDashboard } from './api/use-quiz-lists.ts'
import { EmptyDashboard } from './components/empty-dashboard.tsx'
import { FullList } from './components/full-list.tsx'
import { QTestTile } from './components/qtest-tile.tsx'
import { QuizTile } from './components/quiz-tile.tsx'
import { Loading, SHELF_TILES, TileList, TileSkeletons } from './components/tile-list.tsx'
import { WelcomeBanner } from './components/welcome-banner.tsx'
import { CreateFlow } from './create/create-flow.tsx'
import { listOf } from './shelf-names.ts'
import { useLeaveRoom } from './use-leave-room.ts'
import { useQTestActions } from './use-qtest-actions.tsx'
import { useTileActions } from './use-tile-actions.tsx'

/** The full list has an address of its own, so that the browser's Back leaves it. */
const ALL = `${paths.dashboard}?list=all`

/** The creator's first screen. At the editor's address without a quiz it opens with the create flow. */
export const DashboardScreen = () => {
  const { loaded, reload, refresh } = useDashboard()
  const { act, dialogs } = useTileActions(refresh)
  const { actOnQTest, qtestDialogs } = useQTestActions(refresh)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isAskedToCreate = pathname.toLowerCase().startsWith(paths.createQuiz)
  const [isCreating, setIsCreating] = useState(false)
  useLeaveRoom()

  const closeCreating = () => {
    setIsCreating(false)
    if (isAskedToCreate) navigate(paths.dashboard, { replace: true })
  }

  const quizzes = loaded.is === 'ready' ? loaded.value.myQuizzes : undefined
  const qtests = loaded.is === 'ready' ? loaded.value.qtests : []
  const isFullList = new URLSearchParams(search).get('list') === 'all'
  const heading = isFullList ? 'h2' : 'h3'
  const tiles = quizzes?.map((quiz) => <QuizTile key={quiz.quizId} quiz={quiz} act={act} heading={heading} />) ?? []

  const failed = loaded.is === 'failed' && (
    <LoadFailed
      title={t('library:failedTitle')}
      sentence={loaded.sentence}
      retryLabel={t('ui:retry')}
      onRetry={reload}
    />
  )

  return (
    <div className={screen.screen}>
      {isFullList && quizzes ? (
        <FullList
          title={t('library:dashboard.myQuizzes')}
          help={t('library:dashboard.myQuizzesHelp')}
          backTo={paths.dashboard}
          empty={t('library:dashboard.empty')}
          tiles={tiles}
        />
      ) : (
        <>
          <WelcomeBanner
            drafts={quizzes?.filter(({ tileStatus }) => tileStatus === 'DRFQuiz').length}
            onCreate={() => setIsCreating(true)}
          />
          <Shelf
            size="large"
            title={t('library:dashboard.myQuizzes')}
            viewAll={tiles.length > 0 ? { to: ALL, label: t('library:viewAll') } : undefined}
          >
            {loaded.is === 'loading' && (
              <>
                <Loading />
                <TileSkeletons />
              </>
            )}
            {failed}
            {quizzes?.length === 0 && <EmptyDashboard />}
            {tiles.length > 0 && (
              <TileList label={t('library:dashboard.myQuizzes')} shelf={{ onPhones: 4 }}>
                {tiles.slice(0, SHELF_TILES)}
              </TileList>
            )}
          </Shelf>
          {qtests.length > 0 && (
            <Shelf
              size="large"
              title={t('library:shelves.qtests.title')}
              viewAll={{ to: listOf('qtests'), label: t('library:viewAll') }}
            >
              <TileList label={t('library:shelves.qtests.title')} shelf={{ onPhones: 4 }}>
                {qtests.slice(0, SHELF_TILES).map((qtest) => (
                  <QTestTile key={qtest.qtestId} qtest={qtest} act={actOnQTest} />
                ))}
              </TileList>
            </Shelf>
          )}
        </>
      )}
      {(isCreating || isAskedToCreate) && (
        <CreateFlow templateSays={t('library:create.options.comingSoon')} onClose={closeCreating} />
      )}
      {dialogs}
      {qtestDialogs}
    </div>
  )
}
