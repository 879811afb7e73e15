/** An author's own mark before or behind the right option. */
const MARKED = /^\s*(?:[*✓✔]|\[x\])\s*|\s*(?:[*✓✔]|\((?:correct|right|richtig|correcta|correcto|सही)\)|\[x\])\s*$/iu
/** Bold, as it is written where texts have no styles. */
const IN_STARS = /^\*\*(.+)\*\*$/

export const isMarked = (text: string): boolean => IN_STARS.test(text) || MARKED.test(text)

export const withoutMark = (text: string): string =>
  text.replace(IN_STARS, '$1').replace(MARKED, '').replace(MARKED, '').trim()

/** Places of the options that are marked, or else of those that are bold: some, but not all. */
export const markedPlaces = (texts: readonly string[], bold: readonly number[] = []): number[] => {
  const marked = texts.flatMap((text, place) => (text !== '' && isMarked(text) ? [place] : []))
  const places = marked.length > 0 ? marked : bold
  return places.length < texts.filter((text) => text !== '').length ? [...places] : []
}
