import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { EmptyShelf, Shelf } from '../../../ui/studio/layout/shelf.tsx'
import type { Library } from '../api/use-quiz-lists.ts'
import { findInLibrary } from '../find-in-library.ts'
import type { TileActs } from '../library-tiles.tsx'
import { libraryTiles } from '../library-tiles.tsx'
import type { ShelfName } from '../shelf-names.ts'
import { SHELF_NAMES } from '../shelf-names.ts'
import { NewQuizTile } from './new-quiz-tile.tsx'
import { Loading, SHELF_TILES, TileList, TileSkeletons } from './tile-list.tsx'

/** How many of which kind a search has found. */
const foundSentence = (quizCount: number, qtestCount: number): string => {
  const quizzes = t('library:found.quizzes', { count: quizCount })
  const qtests = t('library:found.qtests', { count: qtestCount })
  if (quizCount > 0 && qtestCount > 0) return t('library:found.bothKinds', { quizzes, qtests })
  return t('library:found.oneKind', { kind: qtestCount > 0 ? qtests : quizzes })
}

interface LibraryShelvesProps {
  library: Library
  query: string
  acts: TileActs
  /** The address of a section's full list. */
  viewAllOf: (name: ShelfName) => string
  onCreate: () => void
  /** Forgets the search. */
  onShowAll: () => void
}

/** The three sections, each with its first tiles; while somebody searches, everything that fits. */
export const LibraryShelves = ({ library, query, acts, viewAllOf, onCreate, onShowAll }: LibraryShelvesProps) => {
  const isSearching = query.trim() !== ''
  const tiles = libraryTiles(isSearching ? findInLibrary(library, query) : library, acts, 'low')
  const quizCount = tiles.drafts.length + tiles.published.length
  const qtestCount = tiles.qtests.length

  const shelf = (name: ShelfName) => {
    const title = t(`library:shelves.${name}.title`)
    const own = tiles[name]
    const hasRoom = name === 'drafts' && !isSearching && own.length > 0 && own.length < SHELF_TILES
    if (isSearching && own.length === 0) return null
    return (
      <Shelf
        key={name}
        title={title}
        help={t(`library:shelves.${name}.help`)}
        viewAll={
          own.length > 0 && !isSearching
            ? { to: viewAllOf(name), label: t('library:viewAllCount', { count: own.length }) }
            : undefined
        }
      >
        {own.length === 0 ? (
          <EmptyShelf sentence={t(`library:shelves.${name}.empty`)} />
        ) : (
          <TileList label={title} {...(!isSearching && { shelf: { onPhones: 2 } })}>
            {isSearching ? own : own.slice(0, SHELF_TILES)}
            {hasRoom && <NewQuizTile onPress={onCreate} />}
          </TileList>
        )}
      </Shelf>
    )
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isSearching && foundSentence(quizCount, qtestCount)}</span>
      </VisuallyHidden>
      {isSearching && quizCount + qtestCount === 0 ? (
        <EmptyState
          mood="thinking"
          sentence={t('library:noMatch')}
          action={
            <Button tone="soft" onPress={onShowAll}>
              {t('library:showAll')}
            </Button>
          }
        />
      ) : (
        SHELF_NAMES.map(shelf)
      )}
    </>
  )
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
