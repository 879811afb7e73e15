/**
 * The form in which typed and chosen answers are compared: composed (NFC), trimmed, runs of white space as one space,
 * lower case by the Unicode default mapping, never by a locale. Rule QU4.
 */
export const fold = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
