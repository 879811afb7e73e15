import { mediaKind } from '@quokka/core/media'
import type { Change } from '../remark.ts'
import { readableMath, readableTex, withReadableFormulas } from './formula.ts'
import type { Markup, Tag } from './markup.ts'
import { grow, htmlOf, isTag, textOf } from './markup.ts'
import { small } from './small-signs.ts'

/** A picture or a sound that a text shows. */
export interface NamedMedium {
  /** As the file calls it, without the sign for its own folder, not percent-encoded. */
  name: string
  /** What it shows, for those who cannot see it. */
  text: string
  /** Where it stands in the text itself. */
  bytes?: Uint8Array
}

/** What was written in HTML, as a text; whatever a text cannot be is told. */
export interface PlainText {
  text: string
  changes: Change[]
  /** Those that should be in what was brought. */
  media: NamedMedium[]
  /** Of media on other sites, which are never fetched. */
  addresses: string[]
}

/** Nothing of these is read by people. */
const UNSEEN = ['script', 'style', 'head', 'title', 'iframe', 'noscript', 'template', 'svg', 'applet', 'select']
const LINES = [
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'figure',
  'figcaption',
  'address',
  'center',
]
/** Elements whose look a text cannot have. */
const LOOKS = [
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'strike', 'ins', 'mark', 'font', 'code', 'kbd', 'tt', 'small', 'big'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'table', 'hr', 'iframe', 'svg', 'select', 'ruby'],
]
const SEEN_STYLE = /color|background|weight|italic|decoration/iu
/** Signs without a look that change how others are shown; joiners stay, which Indian scripts and emoji need. */
const CONTROLS = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const OUR_FOLDER =
  /^(?:@@PLUGINFILE@@|@X@EmbeddedFile\.requestUrlStub@X@|\$IMS-CC-FILEBASE\$|%24IMS-CC-FILEBASE%24)\/*/u
const DATA = /^data:(image|audio|video)\/([\w.+-]+);base64,([A-Za-z0-9+/=\s]+)$/u
const LONGEST_BEFORE = 500
/** As deep as nothing is that people write; what is deeper is left out. */
const BOUNDS = { depth: 500, count: 200_000 }

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export const bytesOfBase64 = (text: string): Uint8Array | undefined => {
  try {
    return Uint8Array.from(atob(text.replaceAll(/\s/gu, '')), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}

interface Pen {
  write(text: string): void
  line(): void
  plain: PlainText
  /** Whether something was there that a text cannot have. */
  lose(): void
}

const takeMedium = (source: string, text: string, pen: Pen): void => {
  const address = source.trim()
  const data = DATA.exec(address)
  if (data !== null) {
    const bytes = bytesOfBase64(data[3] ?? '')
    const extension = (data[2] ?? '').replace(/\+.*$/u, '').replace('jpeg', 'jpg')
    const name = `${data[1]}-${pen.plain.media.length + 1}.${extension}`
    if (bytes !== undefined) pen.plain.media.push({ name, text, bytes })
  } else if (/^(?:https?:)?\/\//iu.test(address)) pen.plain.addresses.push(address)
  else if (address !== '' && !/^[a-z][a-z+.-]*:/iu.test(address)) {
    const name = decoded(address.replace(OUR_FOLDER, '').replace(/[?#].*$/u, ''))
    pen.plain.media.push({ name, text })
  }
}

/** Whether the element was a picture, a sound or a film, which then is taken. */
const isMedium = (tag: Tag, pen: Pen): boolean => {
  const attribute = (name: string): string => tag.attributes.get(name) ?? ''
  const sourceOf = (): string =>
    attribute('src') || tag.children.filter(isTag).flatMap(({ attributes }) => attributes.get('src') ?? [])[0] || ''
  switch (tag.name) {
    case 'img': {
      const formula = attribute('data-equation-content')
      const text = attribute('alt').trim()
      if (formula === '') takeMedium(attribute('src'), text, pen)
      else writeFormula(readableTex(decoded(formula)), pen)
      return true
    }
    case 'audio':
    case 'video':
    case 'embed':
      takeMedium(sourceOf(), attribute('title').trim(), pen)
      return true
    case 'object': {
      const isShown = /^(?:image|audio|video)\//u.test(attribute('type')) || mediaKind(attribute('data')) !== undefined
      if (isShown) takeMedium(attribute('data'), tag.children.map(textOf).join('').trim(), pen)
      return isShown
    }
    case 'a': {
      const href = attribute('href')
      const isOurs = OUR_FOLDER.test(href) && mediaKind(href) !== undefined
      if (isOurs) takeMedium(href, '', pen)
      return isOurs
    }
    default:
      return false
  }
}

const writeFormula = (formula: string, pen: Pen): void => {
  pen.plain.changes.push({ code: 'formulaKeptAsText', text: formula })
  pen.write(formula)
}

const writeList = (tag: Tag, pen: Pen): void => {
  let number = Number(tag.attributes.get('start') ?? 1)
  for (const child of tag.children) {
    if (!isTag(child)) continue
    pen.line()
    if (child.name === 'li') pen.write(tag.name === 'ol' ? `${number++}. ` : '• ')
    writeAll(child.children, pen)
    pen.line()
  }
}

/** A raised or lowered text; `isTag` inside is read as its text. */
const writeSmall = (tag: Tag, place: 'sup' | 'sub', pen: Pen): void => {
  const own = small(textOf(tag).replaceAll(/\s+/gu, ' '), place)
  if (!own.isWhole) pen.lose()
  pen.write(own.text)
}

const writeTag = (tag: Tag, pen: Pen): void => {
  const { name } = tag
  if (LOOKS.includes(name) || SEEN_STYLE.test(tag.attributes.get('style') ?? '')) pen.lose()
  if (UNSEEN.includes(name) || isMedium(tag, pen)) return
  if (name === 'math') writeFormula(readableMath(tag), pen)
  else if (name === 'br' || name === 'hr') pen.line()
  else if (name === 'ul' || name === 'ol') writeList(tag, pen)
  else if (name === 'sup' || name === 'sub') writeSmall(tag, name, pen)
  else if (name === 'td' || name === 'th') {
    writeAll(tag.children, pen)
    pen.write(' ')
  } else if (LINES.includes(name) || /^(?:h[1-6]|tr|table|blockquote|pre|li|dl|dt|dd)$/u.test(name)) {
    pen.line()
    writeAll(tag.children, pen)
    pen.line()
  } else writeAll(tag.children, pen)
}

const writeAll = (nodes: readonly Markup[], pen: Pen): void => {
  for (const node of nodes)
    if (isTag(node)) writeTag(node, pen)
    else pen.write(node)
}

/** Lines are trimmed, and empty ones left out. */
const tidied = (text: string): string =>
  text
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\p{Cc}\p{Zs}]+/gu, (gap) => (gap.includes('\n') ? '\n' : ' '))
    .replaceAll(/ *\n[ \n]*/gu, '\n')
    .trim()

/** Markup as a text with its line breaks. Rule EX41. */
export const plainMarkup = (nodes: readonly Markup[]): PlainText => {
  const plain: PlainText = { text: '', changes: [], media: [], addresses: [] }
  let hasLost = false
  let written = ''
  writeAll(nodes, {
    plain,
    write: (text) => {
      written += text.replaceAll(/\s+/gu, ' ')
    },
    line: () => {
      written += '\n'
    },
    lose: () => {
      hasLost = true
    },
  })
  const formula = (text: string) => plain.changes.push({ code: 'formulaKeptAsText', text })
  plain.text = tidied(withReadableFormulas(written, formula))
  if (hasLost) {
    const before = htmlOf(nodes).replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_BEFORE)
    plain.changes.unshift({ code: 'formattingRemoved', before, after: plain.text })
  }
  return plain
}

/** HTML as a text with its line breaks: lists as lines, small signs in Unicode, nothing of scripts. Rule EX41. */
export const plainText = (html: string): PlainText => plainMarkup(grow(html, 'html', BOUNDS).nodes)

/** A text that is no HTML: its line breaks stay, formulas are readable. Rule EX41. */
export const plainLines = (source: string): PlainText => {
  const plain: PlainText = { text: '', changes: [], media: [], addresses: [] }
  const formula = (text: string) => plain.changes.push({ code: 'formulaKeptAsText', text })
  plain.text = tidied(withReadableFormulas(source.replaceAll(/\r\n?/gu, '\n'), formula))
  return plain
}
