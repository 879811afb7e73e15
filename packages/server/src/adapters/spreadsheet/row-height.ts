/** Points of one line in the size of the body. */
const LINE = 15

/** Twice as wide as a letter. */
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/gu

/** Words do not fill a line to its end. */
const FILLED = 0.95

const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((lines, line) => {
    const letters = line.length + (line.match(WIDE)?.length ?? 0)
    return lines + Math.max(1, Math.ceil(letters / (width * FILLED)))
  }, 0)

/**
 * Points of a row whose texts are wrapped in columns of these widths. Without a height of its own a row is one line high in some
 * programs and as high as a window in others. Rule RS21.
 */
export const rowHeight = (
  texts: readonly (string | null)[],
  widths: readonly number[],
  { mostLines }: { mostLines: number },
): number =>
  LINE * Math.min(mostLines, Math.max(1, ...texts.map((text, place) => (text ? linesOf(text, widths[place] ?? 1) : 1))))
