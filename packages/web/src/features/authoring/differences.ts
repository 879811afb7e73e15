import type { NamedPart } from '../../questions/editing/editor-view.ts'

/** What two authors wrote in one place. */
export interface Difference {
  name: string
  mine: string
  theirs: string
  isMedium: boolean
}

/** Of two versions with the same parts in the same order, those that are not alike. Rule ED23. */
export const differences = (mine: readonly NamedPart[], theirs: readonly NamedPart[]): Difference[] =>
  mine.flatMap(({ name, text, isMedium = false }, index) => {
    const other = theirs[index]?.text ?? ''
    return other.trim() === text.trim() ? [] : [{ name, mine: text, theirs: other, isMedium }]
  })
