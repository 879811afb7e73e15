import type { QuizTile } from '@quokka/contract/http'

export type TileAction = 'edit' | 'publish' | 'moveToDraft' | 'host' | 'manageAccess' | 'delete'

/** What the state of a quiz and the caller's part in it allow, Delete last. Rule LB5. */
export const actionsFor = ({ tileStatus, isOwner }: Pick<QuizTile, 'tileStatus' | 'isOwner'>): TileAction[] => [
  'edit',
  ...(tileStatus === 'DRFQuiz' ? (['publish'] as const) : (['host', 'moveToDraft'] as const)),
  ...(isOwner ? (['manageAccess', 'delete'] as const) : []),
]
