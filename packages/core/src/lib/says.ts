/** What is filled into a sentence, by its name there. */
export type Filling = Readonly<Record<string, string | number>>

/** A sentence with what is filled in at each `{{name}}`. */
export const filled = (sentence: string, filling: Filling): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(filling[name] ?? ''))

/** What a sentence says in no language: its key in the catalogues of refusals, and after a question mark what is filled in (contract §1). */
export const saysOf = (key: string, filling: Filling = {}): string => {
  const pairs = Object.entries(filling).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? key : `${key}?${pairs.join('&')}`
}
