import type { QuizTile } from '@quokka/contract/http'

export type TileAction =
  | 'edit'
  | 'preview'
  | 'openPage'
  | 'publish'
  | 'moveToDraft'
  | 'host'
  | 'schedule'
  | 'manageAccess'
  | 'delete'

const BY_STATE = { DRFQuiz: ['publish'], PUBQuiz: ['host', 'schedule', 'moveToDraft'] } as const

/** What the state of a quiz and the caller's part in it allow, Delete last; one that was taken down is neither published nor hosted. Rules LB5, MO9. */
export const actionsFor = ({
  tileStatus,
  isOwner,
  takenDownReason,
}: Pick<QuizTile, 'tileStatus' | 'isOwner' | 'takenDownReason'>): TileAction[] => [
  'edit',
  'preview',
  'openPage',
  ...(takenDownReason === undefined ? BY_STATE[tileStatus] : []),
  ...(isOwner ? (['manageAccess', 'delete'] as const) : []),
]
