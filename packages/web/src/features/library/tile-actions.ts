import type { LibraryQuiz } from '@quokka/contract/http'

export type TileAction =
  | 'edit'
  | 'preview'
  | 'openPage'
  | 'publish'
  | 'moveToDraft'
  | 'host'
  | 'schedule'
  | 'export'
  | 'manageAccess'
  | 'rename'
  | 'duplicate'
  | 'move'
  | 'tags'
  | 'delete'
  | 'restore'
  | 'erase'

const BY_STATE = { DRFQuiz: ['publish'], PUBQuiz: ['host', 'schedule', 'moveToDraft'] } as const

/**
 * What the state of a quiz and the caller's part in it allow, Delete last; one that was taken down is neither published nor hosted, one in
 * the bin only restored or deleted for ever. Rules LB5, MO9.
 */
export const actionsFor = ({
  tile: { tileStatus, isOwner, takenDownReason },
  deletedOn,
}: Pick<LibraryQuiz, 'deletedOn'> & {
  tile: Pick<LibraryQuiz['tile'], 'tileStatus' | 'isOwner' | 'takenDownReason'>
}): TileAction[] =>
  deletedOn === null
    ? [
        'edit',
        'preview',
        'openPage',
        ...(takenDownReason === undefined ? BY_STATE[tileStatus] : []),
        'export',
        ...(isOwner ? (['manageAccess'] as const) : []),
        'rename',
        'duplicate',
        'move',
        'tags',
        ...(isOwner ? (['delete'] as const) : []),
      ]
    : ['restore', 'erase']
