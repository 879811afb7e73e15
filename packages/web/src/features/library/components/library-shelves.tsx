import { t } from '../../../messages/studio.ts'
import { EmptyShelf, Shelf } from '../../../ui/studio/layout/shelf.tsx'
import type { Overview } from '../api/use-overview.ts'
import type { TileActs } from '../library-tiles.tsx'
import { shelfTiles } from '../library-tiles.tsx'
import type { ShelfName } from '../shelf-names.ts'
import { listOf, SHELF_NAMES } from '../shelf-names.ts'
import { NewQuizTile } from './new-quiz-tile.tsx'
import { Loading, SHELF_TILES, TileList, TileSkeletons } from './tile-list.tsx'

interface LibraryShelvesProps {
  overview: Overview
  acts: TileActs
  onCreate: () => void
}

/** The three sections, each with its first tiles. */
export const LibraryShelves = ({ overview, acts, onCreate }: LibraryShelvesProps) => {
  const tiles = shelfTiles(overview, acts)
  const { drafts, published, qtests } = overview
  const totals = { drafts: drafts.total, published: published.total, qtests: qtests.length }

  const shelf = (name: ShelfName) => {
    const title = t(`library:shelves.${name}.title`)
    const own = tiles[name].slice(0, SHELF_TILES)
    return (
      <Shelf
        key={name}
        title={title}
        help={t(`library:shelves.${name}.help`)}
        viewAll={
          own.length > 0 ? { to: listOf(name), label: t('library:viewAllCount', { count: totals[name] }) } : undefined
        }
      >
        {own.length === 0 ? (
          <EmptyShelf sentence={t(`library:shelves.${name}.empty`)} />
        ) : (
          <TileList label={title} shelf={{ onPhones: 2 }}>
            {own}
            {name === 'drafts' && own.length < SHELF_TILES && <NewQuizTile onPress={onCreate} />}
          </TileList>
        )}
      </Shelf>
    )
  }
  return SHELF_NAMES.map(shelf)
}

/** The sections before their tiles are there. */
export const LoadingShelves = () => (
  <>
    <Loading />
    {SHELF_NAMES.map((name) => (
      <Shelf key={name} title={t(`library:shelves.${name}.title`)} help={t(`library:shelves.${name}.help`)}>
        <TileSkeletons look="low" />
      </Shelf>
    ))}
  </>
)
