/** The word that stands for "no explanation" on the wire (contract §2). */
const NONE = 'None'

export const textOrNone = (text: string | null): string => text ?? NONE
export const noneAsNull = (text: string): string | null => (text === NONE || text === '' ? null : text)
