/** A name without accents, spaces and signs; vowel signs of Indian scripts are letters and stay. */
export const plainLetters = (name: string): string =>
  name.normalize('NFKD').replace(/[\p{Script=Inherited}\p{P}\p{Z}\p{Sk}]/gu, '')

/** The form in which names of a list are compared: no case, accents, spaces or signs. Rule QT33. */
export const nameKey = (name: string): string => plainLetters(name).toLowerCase()
