/** What there is to be cited. */
export interface Pages {
  /** The numbers of the sections of each page whose sections are cited, by the page's name. */
  sections: Readonly<Record<string, ReadonlySet<string>>>
  rules: ReadonlySet<string>
  decisions: ReadonlySet<string>
  /** File names of the Markdown pages. */
  files: ReadonlySet<string>
}

const RFC = /\bRFC \d+ §[\d.]+(?:(?:, | and )§[\d.]+)*/g
/** A page by its name, or by a link to it, and the sections that are meant. */
const SECTIONS = /\b(\p{L}+)(?:\]\([^)]*\))? (§\d+(?:(?:, | and | to )§\d+)*)/gu
const SECTION = /§(\d*)/g
const RULES = /\brules? ((?:[A-Z]{2}\d+)(?:(?:, | and | to )[A-Z]{2}\d+)*)/gi
/** In the pages of decisions another one is cited by its number in brackets. */
const DECISIONS = /\bdecisions? (\d+(?:(?:, | and )\d+)*)|\((0\d{3})\)/gi
const FILES = /[\w.-]+\.md\b/g
/** A specification, or a page that is written in capitals with a place in it: nobody can look either up. */
const ELSEWHERE = [
  /\bspecifications?\b(?!:)/gi,
  /\b(?:the|both) specs?\b/gi,
  /\b[A-Z]{4,},? (?:part \d|\d+(?:\.\d+)+|"\w)/g,
]

/** A place in a text with the two words before it. */
const withWords = (text: string, from: number, to: number): string =>
  text
    .slice(Math.max(0, from - 60), to)
    .split(' ')
    .slice(-3)
    .join(' ')

/** The text as one line, without what begins a line of a comment: a citation may be broken anywhere. */
const unbroken = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\*|\/)|\/\/|--)?\s*/g, ' ')

const danglingSections = (text: string, { sections }: Pages, ownPage: string): string[] => {
  const sectionsOf = (page = '') => sections[page.charAt(0).toLowerCase() + page.slice(1)]
  const named = [...text.matchAll(SECTIONS)].filter(([, page]) => sectionsOf(page) !== undefined)
  const rest = text.replace(SECTIONS, (whole, page: string) => (sectionsOf(page) === undefined ? whole : ''))
  const isThere = (page: string | undefined, number: string) => sectionsOf(page)?.has(number) ?? false
  return [
    ...named
      .filter(([, page, list]) => !list?.match(/\d+/g)?.every((number) => isThere(page, number)))
      .map(([whole]) => whole),
    ...[...rest.matchAll(SECTION)]
      .filter(([, number = '']) => !isThere(ownPage, number))
      .map(({ index, 0: whole }) => withWords(rest, index, index + whole.length)),
  ]
}

/** A rule counts wherever its number stands, in whatever page; a number with other letters, after the word. */
const danglingRules = (text: string, { rules }: Pages): string[] => {
  const letters = new Set([...rules].map((rule) => rule.slice(0, 2)))
  const bare = new RegExp(`\\b(?:${[...letters].join('|')})\\d{1,2}\\b`, 'g')
  const listed = [...text.matchAll(RULES)].flatMap(([, list]) => list?.match(/[A-Z]{2}\d+/g) ?? [])
  return [...listed, ...(text.match(bare) ?? [])].filter((number) => !rules.has(number))
}

const danglingDecisions = (text: string, { decisions }: Pages): string[] =>
  [...text.matchAll(DECISIONS)]
    .flatMap(([, list, bracketed]) => (list ?? bracketed)?.match(/\d+/g) ?? [])
    .filter((number) => !decisions.has(number))
    .map((number) => `decision ${number}`)

/** The citations in a text that lead nowhere. A page may cite its own sections by their numbers alone. */
export const danglingCitations = (raw: string, pages: Pages, ownPage = ''): string[] => {
  const text = unbroken(raw).replace(RFC, '')
  return [
    ...danglingSections(text, pages, ownPage),
    ...danglingRules(text, pages),
    ...danglingDecisions(text, pages),
    ...(text.match(FILES) ?? []).filter((name) => !pages.files.has(name)),
    ...ELSEWHERE.flatMap((pattern) => text.match(pattern) ?? []),
  ]
}
