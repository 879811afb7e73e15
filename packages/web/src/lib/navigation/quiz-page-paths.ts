import * as z from 'zod/mini'
import { paths } from './paths.ts'

/** Where a quiz can be looked into. */
export const quizPageOf = (quizId: string) => `${paths.quiz}/${encodeURIComponent(quizId)}`

const CameFrom = z.object({
  cameFrom: z.object({ is: z.enum(['search', 'selection', 'library']), words: z.string(), count: z.int() }),
})
/** The list from which somebody came to the page of a quiz. */
export type CameFrom = z.infer<typeof CameFrom>['cameFrom']

/** What a step to the page hands over. */
export const handOver = (cameFrom: CameFrom): z.infer<typeof CameFrom> => ({ cameFrom })

/** Undefined for whoever came by a link. */
export const readCameFrom = (state: unknown): CameFrom | undefined => CameFrom.safeParse(state).data?.cameFrom
