import type { Tag } from '../../text/markup.ts'
import { grow, isTag } from '../../text/markup.ts'
import { READING_LIMITS } from '../limits.ts'
import type { Refusal } from '../refusal.ts'
import { decodedText } from './decoded-text.ts'

/** What comes before the first element: declarations, instructions and comments. */
const BEFORE_ROOT = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/u
const ROOT = /^<(?:[\w.-]+:)?([\w.-]+)/u
const DECLARED = /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/u
const HEAD_CHARACTERS = 20_000

/** The name of the first element, without its prefix; undefined where the text is no XML. */
export const rootName = (text: string): string | undefined => {
  const head = text.slice(0, HEAD_CHARACTERS)
  return ROOT.exec(head.replace(BEFORE_ROOT, ''))?.[1]
}

/** As its declaration says, where it is not UTF; undefined where it is no text. */
export const xmlText = (bytes: Uint8Array): string | undefined => {
  const decoded = decodedText(bytes)
  const declared = DECLARED.exec(decoded?.text ?? '')?.[1]
  if (decoded?.encoding !== 'Windows-1252' || declared === undefined) return decoded?.text
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch {
    return decoded.text
  }
}

/** An XML document as a tree, whole or not at all; no entity is defined or fetched. Rule EX42. */
export const xmlRoot = (text: string, file: string): Tag | { refusal: Refusal } => {
  const { xmlDepth, xmlNodes } = READING_LIMITS
  const { nodes, depth, count, openAt } = grow(text, 'xml', { depth: xmlDepth, count: xmlNodes })
  if (depth > xmlDepth) return { refusal: { code: 'tooLarge', what: 'depth', most: xmlDepth } }
  if (count > xmlNodes) return { refusal: { code: 'tooLarge', what: 'elements', most: xmlNodes } }
  const root = nodes.find(isTag)
  if (root === undefined || openAt !== undefined)
    return { refusal: { code: 'xmlBroken', file, line: text.slice(0, openAt ?? 0).split('\n').length } }
  return root
}

const MARKUP_BEGINS = 0x3c
/** Byte order marks, zeros of UTF-16 and white space. */
const BEFORE_MARKUP = [0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 0x09, 0x0a, 0x0d, 0x20]

/** Whether the first sign is one that begins an element. */
export const isMarkup = (bytes: Uint8Array): boolean =>
  bytes.find((byte) => !BEFORE_MARKUP.includes(byte)) === MARKUP_BEGINS
