import type { EmbedKind } from './embed-kinds.ts'
import pageStyle from './preview-page.css?raw'

const HEAD = '<div data-lines="head"></div>'
const TEXT = '<div data-lines="title"></div><div data-lines="text"></div>'

const pageOf = (kind: EmbedKind, snippet: string): string => {
  if (kind === 'fullPageEmbed') return `${HEAD}<div data-kind="${kind}"><div>${TEXT}</div><div>${snippet}</div></div>`
  return `${HEAD}${TEXT}<div data-kind="${kind}">${snippet}</div><div data-lines="text"></div>`
}

/** The same HTML with its styles laid aside. Neither is ever part of a name or an address, of which every sign is escaped. */
const withoutStyles = (snippet: string): string =>
  snippet.replaceAll(' style="', ' data-style="').replaceAll(/(<\/?)style>/gu, '$1style-sheet>')

/**
 * Draws a snippet into an empty document, in the middle of a made-up page. It is read as HTML, so that what is seen is what
 * the code says; its styles are put in by script, since the product's own policy lets no markup bring any. Decision 0049.
 */
export const drawPreview = (into: Document, kind: EmbedKind, snippet: string): void => {
  const page = new DOMParser().parseFromString(pageOf(kind, withoutStyles(snippet)), 'text/html')
  const sheets = [...page.querySelectorAll('style-sheet')]
  for (const sheet of sheets) sheet.remove()
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  into.adoptedStyleSheets = [pageStyle, ...sheets.map(({ textContent }) => textContent)].map((text) =>
    sheetOf(into, text),
  )
  into.body.replaceChildren(...page.body.childNodes)
  into.querySelector<HTMLElement>('[popover]')?.showPopover()
}

/** A sheet belongs to the window of its document. */
const sheetOf = ({ defaultView }: Document, text: string): CSSStyleSheet => {
  const sheet = new (defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
