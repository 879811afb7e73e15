import type { Database } from '../ports.ts'

/** The disk is nearly full: nothing was written, and the same write may succeed later. */
export class StorageFull extends Error {
  constructor() {
    super('The disk of the database is nearly full.')
  }
}

/** To be asked before anything is stored that is not needed to make room. Rule ST6. */
export const refuseWhenFull = ({ canWrite }: Pick<Database, 'canWrite'>): void => {
  if (!canWrite()) throw new StorageFull()
}
