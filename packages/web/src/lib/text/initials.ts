import { graphemes } from '@quokka/core/lib'

/** The first letters of a name's first and last word, such as ZL of Zoë Laurent. */
export const initialsOf = (name: string): string => {
  const [first = '', ...more] = name.trim().split(/\s+/u)
  return [first, more.at(-1) ?? '']
    .map((word) => graphemes(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}
