/** A number, also as money, with a unit, or as a fraction; undefined for any other text. */
export const numberOf = (text: string): number | undefined => {
  const read = /^[₹$]? ?(−|-)?(\d[\d,]*(?:\.\d+)?)(?:\/(\d+))?(?: ?[%°\p{L}²³/]+)*$/u.exec(text)
  if (read === null) return undefined
  const [, sign, whole = '', below = '1'] = read
  return ((sign ? -1 : 1) * Number(whole.replaceAll(',', ''))) / Number(below)
}

/** What stands beside the number: a unit, or the sign of money. */
export const unitOf = (text: string): string => text.replace(/[\d,./−-]/gu, '').trim()
