import * as z from 'zod/mini'

/** The largest whole number of a 32-bit database column. */
const LARGEST_INT32 = 2 ** 31 - 1

/** A count from 1 that a 32-bit database column holds: whatever a caller sends that is stored, or compared there, as an integer. */
export const PositiveInt32 = z.int().check(z.minimum(1), z.maximum(LARGEST_INT32))
