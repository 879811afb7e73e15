import type { Catalogue, Messages } from '../src/lib/text/translate.ts'

export const sentencesIn = (messages: Messages): string[] =>
  Object.values(messages).flatMap((said) => (typeof said === 'string' ? [said] : sentencesIn(said)))

const PLACEHOLDER = /\{\{\w+\}\}/
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const hasWords = (text: string): boolean => /[A-Za-z]{3}/.test(text)

/**
 * Everything that the page says: its texts, and the names of what has none; what people wrote is not said by the page, nor are codes and
 * addresses, which run from the left everywhere. It runs in pages of tests too, so it stands alone.
 */
export const saidOnPage = (): string[] => {
  const NOT_SAID = 'bdi, [dir="auto"], body [dir="ltr"], textarea'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest(`script, style, ${NOT_SAID}`))
      texts.push(walker.currentNode.nodeValue ?? '')
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
  return [...new Set(texts.map((text) => text.trim()))]
}

const patternsOf = (sentences: readonly string[]): RegExp[] =>
  sentences
    // Of one word and a name anybody's title may consist.
    .filter((one) => PLACEHOLDER.test(one) && (one.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}+/gu) ?? []).length > 1)
    .map((one) => new RegExp(`^${one.split(PLACEHOLDER).map(escaped).join('.+')}$`))

const monthsIn = (locale: string): string[] => {
  const name = new Intl.DateTimeFormat(locale, { month: 'long' })
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(2026, month)))
}

/** English months that have another name in the language. */
const englishMonths = (locale: string): RegExp | undefined => {
  const own = monthsIn(locale)
  const names = monthsIn('en').filter((name) => !own.includes(name))
  return names.length === 0 ? undefined : new RegExp(`\\b(?:${names.join('|')}) \\d|\\d (?:${names.join('|')})\\b`)
}

/**
 * Knows an English sentence of the product, whatever is filled in, and an English date; none that is said like that in the language
 * too.
 */
export const createKnowsEnglish = (english: Catalogue, own: Catalogue, locale: string): ((text: string) => boolean) => {
  const saidHere = sentencesIn(own)
  const said = new Set(saidHere)
  const apart = sentencesIn(english).filter((one) => hasWords(one.replaceAll(/\{\{\w+\}\}/g, '')) && !said.has(one))
  const whole = new Set(apart.filter((one) => !PLACEHOLDER.test(one)))
  const months = englishMonths(locale)
  const [filled, filledHere] = [apart, saidHere].map(patternsOf)
  const isFilled = (text: string) =>
    filled?.some((pattern) => pattern.test(text)) === true && filledHere?.some((pattern) => pattern.test(text)) !== true
  return (text) =>
    hasWords(text) && !said.has(text) && (whole.has(text) || isFilled(text) || months?.test(text) === true)
}

/** Nothing but a number, as readers of Latin letters write it. */
const LATIN_FIGURES = /^\+?[0-9]+(?:[.,:%][0-9]*)?$/u

/** A room code, also one that is spelled: each of its characters may stand on the page alone. */
const CODE = /^[A-Z0-9](?: ?[A-Z0-9]){5}$/u

/** Of what a page says the numbers in Latin figures, where readers of the locale have others. */
export const strangeFigures = (said: readonly string[], locale: string): string[] => {
  if ((1).toLocaleString(locale) === '1') return []
  const codes = said.filter((text) => CODE.test(text))
  // Where there is one, there are mostly many.
  return said.filter((text) => LATIN_FIGURES.test(text) && !codes.some((code) => code.includes(text))).slice(0, 3)
}
