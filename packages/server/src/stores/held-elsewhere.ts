/** A QTest runs in another process: whoever asked is to ask there. */
export class HeldElsewhere extends Error {
  constructor() {
    super('The QTest runs in another process.')
  }
}
