import * as z from 'zod/mini'

const Brought = z.object({ refused: z.optional(z.string()), code: z.optional(z.string()) })

/**
 * What a room's link hands over to home: why its room did not let somebody in, or the code that it has, to be mended where there is
 * no such room.
 */
export const broughtHome = (handed: unknown): z.infer<typeof Brought> => Brought.safeParse(handed).data ?? {}
