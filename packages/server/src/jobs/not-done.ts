/** `later`: nothing was done, and a later try may succeed. `never`: nor will it. `unknown`: it may have been done. */
export type NotDoneOutcome = 'later' | 'never' | 'unknown'

/** Work outside of the database that failed, and how it stands; the message tells nothing of a person. */
export class NotDone extends Error {
  readonly outcome: NotDoneOutcome

  constructor(message: string, outcome: NotDoneOutcome) {
    super(message)
    this.outcome = outcome
  }
}
