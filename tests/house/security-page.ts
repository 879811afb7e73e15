/** What is wrong with a page of promises: a missing line, a line without a word, or a test that is named and is not there. */
export const faultsOf = (
  page: string,
  lines: number,
  /** The source of a file that the page links; undefined where there is none. */
  sourceOf: (path: string) => string | undefined,
): string[] => {
  const rows = [...page.matchAll(/^\| (\d+) \| (.+) \| (.*) \|$/gm)].map(([, number, , shown = '']) => ({
    number: Number(number),
    shown,
  }))
  const paths = new Map([...page.matchAll(/^\[([\w-]+)\]: \.\.\/(\S+)$/gm)].map(([, name, path = '']) => [name, path]))
  const named = rows.flatMap(({ number, shown }) =>
    [...shown.matchAll(/\[([^\]]+)\]\[([\w-]+)\]/g)].map(([, title = '', file = '']) => ({ number, title, file })),
  )
  const used = new Set(named.map(({ file }) => file))
  return [
    ...Array.from({ length: lines }, (_, index) => index + 1)
      .filter((wanted) => rows.filter(({ number }) => number === wanted).length !== 1)
      .map((wanted) => `line ${wanted} is not there once`),
    ...rows.filter(({ shown }) => shown.trim() === '').map(({ number }) => `line ${number} says nothing`),
    ...named
      .filter(({ title, file }) => !hasTitle(sourceOf(paths.get(file) ?? '') ?? '', title))
      .map(({ number, title, file }) => `line ${number}: ${file} has no test "${title}"`),
    ...[...paths.keys()].filter((name) => !used.has(name ?? '')).map((name) => `${name} is linked by no line`),
  ]
}

/** A title begins after its quotation mark, with the numbers of its rules before its words. */
const hasTitle = (source: string, title: string): boolean => {
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`['"\`](?:[A-Z]{2}\\d+[ ,]+)*${escaped}(?!\\w)`).test(source)
}
