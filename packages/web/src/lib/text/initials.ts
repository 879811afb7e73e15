import { graphemes } from '@quokka/core/lib'

/** Two such letters side by side would join to a word. */
const JOINED = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Nko}|\p{Script=Mongolian}/u

/** The first letters of a name's first and last word that have any, such as ZL of Zoë Laurent; without letters its first sign. */
export const initialsOf = (name: string): string => {
  const letters = name
    .trim()
    .split(/\s+/u)
    .flatMap((word) => graphemes(word).find((sign) => /^[\p{L}\p{N}]/u.test(sign)) ?? [])
  const [first = graphemes(name.trim())[0] ?? '', ...more] = letters
  return (JOINED.test(first) ? first : first + (more.at(-1) ?? '')).toLocaleUpperCase('en')
}
