export interface PastedOptions {
  texts: string[]
  /** The place of the one that is marked as right; null where none is, or several are. */
  marked: number | null
}

const MARK = String.raw`(?:\*+|[✓✔✅]\uFE0F?|\[[xX]\])`
const MARK_BEFORE = new RegExp(`^${MARK}\\s*`, 'u')
const MARK_AFTER = new RegExp(`\\s*(?:${MARK}|\\((?:correct|right|answer|correct answer|right answer)\\))$`, 'iu')
/** `A)`, `(b)`, `3.` or a point before each line of a list. */
const NUMBER = /^(?:\(?[A-Ha-h1-9][).:]|[-–—•·▪◦])\s+/u
const STAR = /^\*\s+/u

const marksOff = (line: string): { text: string; isMarked: boolean } => {
  const text = line.replace(MARK_BEFORE, '').replace(MARK_AFTER, '')
  return { text, isMarked: text !== line }
}

/** The lines of a list that was pasted, as the answers of a slide; undefined where it has too few, too many or too long ones. */
export const pastedOptions = (pasted: string, most: number, mostCharacters: number): PastedOptions | undefined => {
  const lines = pasted
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length < 2 || lines.length > most) return undefined
  // Stars before all lines are points of a list, not marks.
  const unstarred = lines.every((line) => STAR.test(line)) ? lines.map((line) => line.replace(STAR, '')) : lines
  const once = unstarred.map(marksOff)
  const areNumbered = once.every(({ text }) => NUMBER.test(text))
  const options = once.map(({ text, isMarked }) => {
    const inner = marksOff(areNumbered ? text.replace(NUMBER, '') : text)
    return { text: inner.text.trim(), isMarked: isMarked || inner.isMarked }
  })
  const isFitting = ({ text }: { text: string }) => text !== '' && Array.from(text).length <= mostCharacters
  if (!options.every(isFitting)) return undefined
  const marked = options.flatMap(({ isMarked }, index) => (isMarked ? [index] : []))
  return { texts: options.map(({ text }) => text), marked: marked.length === 1 ? (marked[0] ?? null) : null }
}
