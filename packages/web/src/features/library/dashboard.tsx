import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { useState } from 'react'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/studio.ts'
import { ButtonLink } from '../../ui/studio/controls/button.tsx'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import screen from '../../ui/studio/layout/screen.module.css'
import { ScreenTitle } from '../../ui/studio/layout/screen-title.tsx'
import { Shelf } from '../../ui/studio/layout/shelf.tsx'
import { useOverview } from './api/use-overview.ts'
import { readAddress } from './browse/library-address.ts'
import { QuizBrowser } from './browse/quiz-browser.tsx'
import { EmptyDashboard } from './components/empty-dashboard.tsx'
import { QTestTile } from './components/qtest-tile.tsx'
import { QuizTile } from './components/quiz-tile.tsx'
import { Loading, SHELF_TILES, TileList, TileSkeletons } from './components/tile-list.tsx'
import { WelcomeBanner } from './components/welcome-banner.tsx'
import { CreateFlow } from './create/create-flow.tsx'
import { listOf } from './shelf-names.ts'
import { useLeaveRoom } from './use-leave-room.ts'
import { useQTestActions } from './use-qtest-actions.tsx'
import { useTileActions } from './use-tile-actions.tsx'

const NO_SHAPE = { folders: [], tags: [] }

/** The full list has an address of its own, so that the browser's Back leaves it. */
const ALL = `${paths.dashboard}?list=all`

/** The creator's first screen. At the editor's address without a quiz it opens with the create flow. */
export const DashboardScreen = () => {
  const { loaded, reload, refresh } = useOverview()
  const overview = loaded.is === 'ready' ? loaded.value : undefined
  const { act, naming, dialogs } = useTileActions(refresh, overview?.counts ?? NO_SHAPE)
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

  const quizzes = overview?.all.quizzes
  const qtests = overview?.qtests ?? []
  const browsing = readAddress(search)
  const tiles = quizzes?.map((quiz) => <QuizTile key={quiz.tile.quizId} quiz={quiz} acts={{ act, naming }} />) ?? []

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
      {browsing ? (
        <>
          <ScreenTitle
            title={t('library:dashboard.myQuizzes')}
            back={
              <ButtonLink to={paths.dashboard} tone="outline" size="small" icon={ArrowLeftIcon}>
                {t('library:back')}
              </ButtonLink>
            }
          />
          <QuizBrowser browsing={browsing} page={paths.dashboard} />
        </>
      ) : (
        <>
          <WelcomeBanner drafts={overview?.drafts.total} onCreate={() => setIsCreating(true)} />
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
                {tiles}
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
