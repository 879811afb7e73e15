/** The database cannot be opened for a reason that the operator can act on; the message is the sentence to show. */
export class CannotOpen extends Error {}
