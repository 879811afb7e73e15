/** Direction marks and other signs without any look, which come with copied texts; joiners stay, with which some scripts spell. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const CONTROLS = /(?![\n\t])\p{Cc}/gu
const OTHER_SPACES = /[\u00A0\u2007\u202F]/gu

/** A text without what nobody sees, its spaces alike. Rule EX13. */
export const withoutUnseen = (text: string): string =>
  text.toWellFormed().replace(UNSEEN, '').replace(CONTROLS, '').replace(OTHER_SPACES, ' ')
