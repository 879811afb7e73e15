import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { useOverview } from '../api/use-overview.ts'
import { FullList } from '../components/full-list.tsx'
import { LoadingShelves } from '../components/library-shelves.tsx'
import { QTestTile } from '../components/qtest-tile.tsx'
import { useQTestActions } from '../use-qtest-actions.tsx'

/** Every QTest, the newest first. */
export const QTestList = () => {
  const { loaded, reload, refresh } = useOverview()
  const { actOnQTest, qtestDialogs } = useQTestActions(refresh)
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
  return (
    <>
      <FullList
        title={t('library:shelves.qtests.title')}
        help={t('library:shelves.qtests.help')}
        backTo={paths.library}
        empty={t('library:shelves.qtests.empty')}
        tiles={loaded.value.qtests.map((qtest) => (
          <QTestTile key={qtest.qtestId} qtest={qtest} act={actOnQTest} heading="h2" />
        ))}
      />
      {qtestDialogs}
    </>
  )
}
