/** Signs that have a meaning in GIFT. */
const SIGNS = '~=#{}:\\'

/** Signs of nobody's that stand for them where they are escaped. */
const FIRST_STAND_IN = 0xe000
const STAND_INS = /[\uE000-\uE006]/g

const standInOf = (sign: string): string => String.fromCharCode(FIRST_STAND_IN + SIGNS.indexOf(sign))

/** A text whose escaped signs do not look like signs. */
export const hidden = (text: string): string =>
  text.replace(STAND_INS, '').replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : standInOf(sign)))

/** The text with its signs again. */
export const shown = (text: string): string =>
  text.replace(STAND_INS, (standIn) => SIGNS.charAt(standIn.charCodeAt(0) - FIRST_STAND_IN)).trim()

/** A text that means itself in GIFT. */
export const escaped = (text: string): string => text.replace(/[~=#{}:\\]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
