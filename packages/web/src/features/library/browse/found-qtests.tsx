import { isFoundIn } from '../../../lib/text/search-key.ts'
import { t } from '../../../messages/studio.ts'
import { Shelf } from '../../../ui/studio/layout/shelf.tsx'
import { useOverview } from '../api/use-overview.ts'
import { QTestTile } from '../components/qtest-tile.tsx'
import { TileList } from '../components/tile-list.tsx'
import { useQTestActions } from '../use-qtest-actions.tsx'

/** The QTests that have the words of a search in their name. Rules LB16, LB30. */
export const FoundQTests = ({ search }: { search: string }) => {
  const { loaded, refresh } = useOverview()
  const { actOnQTest, qtestDialogs } = useQTestActions(refresh)
  if (loaded.is !== 'ready') return null
  const found = loaded.value.qtests.filter(({ qtestName }) => isFoundIn([qtestName], search))
  return (
    <>
      <p role="status">{found.length > 0 && t('library:found.qtests', { count: found.length })}</p>
      {found.length > 0 && (
        <Shelf title={t('library:shelves.qtests.title')}>
          <TileList label={t('library:shelves.qtests.title')}>
            {found.map((qtest) => (
              <QTestTile key={qtest.qtestId} qtest={qtest} act={actOnQTest} look="low" />
            ))}
          </TileList>
        </Shelf>
      )}
      {qtestDialogs}
    </>
  )
}
