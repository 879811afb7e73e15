/** The phrases in backticks in the first column of the glossary's second table. */
export const wordingToAvoid = (glossary: string): readonly string[] => {
  const [, table = ''] = glossary.split('\n## Wording to avoid\n')
  return [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase),
  )
}

/** A phrase may be broken over the lines of a comment. */
const BREAK = String.raw`\s+(?:(?:\*|//)\s+)?`

/** The phrases of the list that a text contains, outside of what it quotes in backticks. */
export const avoidedWording = (text: string, avoid: readonly string[]): string[] => {
  const phrases = avoid.map((phrase) => phrase.replaceAll(' ', BREAK)).join('|')
  return text.replace(/`[^`\n]*`/g, '``').match(new RegExp(`(?<![\\w-])(?:${phrases})(?![\\w-])`, 'gi')) ?? []
}

const COMMENTS = /(?<![^\s{([,;])\/\*[\s\S]*?\*\/|(?<=^[ \t]*|[;,{}()[\]'"`] )\/\/ .*/gm

/** The comments of a source, as far as they can be told from its texts without parsing it. */
export const commentsOf = (source: string): string =>
  [...source.matchAll(COMMENTS)].map(([comment]) => comment).join('\n')

/** The titles of tests that begin with the number of a rule. */
export const titlesOf = (source: string): string[] =>
  [...source.matchAll(/(['"`])((?:[A-Z]{2}\d+[ ,]+)+(?:\\.|(?!\1)[^\\\n])+)\1/g)].map(([, , title = '']) => title)
