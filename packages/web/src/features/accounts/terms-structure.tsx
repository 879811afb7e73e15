import type { ReactNode } from 'react'
import { createElement } from 'react'

const KEPT = new Set(['H1', 'H2', 'H3', 'P', 'UL', 'OL', 'LI', 'STRONG', 'EM'])
/** What is no text for readers; its content goes with it. */
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'HEAD', 'TITLE'])

/** An address within the product, or of a page that is reached by TLS. */
const isSafeAddress = (address: string) => /^(?:\/(?![/\\])|https:)/i.test(address)

const drawn = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toUpperCase()
  if (DROPPED.has(tag)) return null
  const children = Array.from(node.childNodes, drawn)
  if (KEPT.has(tag)) return createElement(tag.toLowerCase(), { key }, ...children)
  const address = tag === 'A' ? node.getAttribute('href') : null
  if (address !== null && isSafeAddress(address)) return createElement('a', { key, href: address }, ...children)
  return children
}

/** Headings, paragraphs, lists, emphasis and safe links of a piece of HTML; of anything else only the text. */
export const structureOf = (html: string): ReactNode =>
  Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes, drawn)

/** Whether a piece of HTML brings a heading of the first rank. */
export const hasTitle = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').querySelector('h1') !== null
