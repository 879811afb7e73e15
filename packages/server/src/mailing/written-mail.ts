import type { Language } from '@quokka/languages'
import { directionOf, localeOf } from '@quokka/languages'
import { escapeHtml } from '../http/replies/escape-html.ts'
import type { Mail } from '../ports.ts'
import type { Say, WordKey } from '../wording/words.ts'
import type { MAIL_WORDS } from './mail-words.ts'
import { mailWords } from './mail-words.ts'
import type { Reader } from './reader.ts'

/** The sender: the product's name and, where it is known, its address. */
export interface Sender {
  brandName: string
  origin: string | undefined
}

export interface Letter {
  subject: string
  paragraphs: readonly string[]
  /** What stands in a table: a name and its value. */
  rows?: readonly (readonly [string, string])[]
  /** Shown large, to be typed. */
  code?: string
  /** A page to go on at. */
  path?: string
}

export type SayInMail = Say<WordKey<typeof MAIL_WORDS>>

/** A span of time in words, such as `10 minutes`. */
export const spanIn = (language: Language, count: number, unit: 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** An email in the language of its reader, as text and as a page. No name: somebody else may have chosen it, and mail programs make links of names with dots. Rules ML9, LG8. */
export const writtenMail = (
  { email, language }: Reader,
  { brandName, origin }: Sender,
  write: (say: SayInMail, language: Language) => Letter,
): Mail => {
  const say = mailWords(language)
  const { subject, paragraphs, rows = [], code, path } = write(say, language)
  const link = origin !== undefined && path !== undefined ? `${origin}${path}` : undefined
  const blocks = [say('greeting'), ...paragraphs]
  const lines = rows.map(([name, value]) => say('row', { name, value }))
  const text = [
    ...blocks,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(code ? [code] : []),
    ...(link ? [link] : []),
    brandName,
  ]
  const direction = directionOf(language)
  // Mail programs leave out the attributes of a page, not those of what stands in it.
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<body style="margin:0;padding:24px;background:#fbf7f0;color:#241a3d;font:16px/1.5 system-ui,sans-serif">
<div lang="${language}" dir="${direction}" style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:18px">
${blocks.map((block) => `<p>${escapeHtml(block)}</p>`).join('\n')}
${
  rows.length > 0
    ? `<table style="border-spacing:0 8px">
${rows.map(([name, value]) => `<tr><td style="color:#5e5672;padding-inline-end:16px">${escapeHtml(name)}</td><td><bdi>${escapeHtml(value)}</bdi></td></tr>`).join('\n')}
</table>`
    : ''
}
${code ? `<p style="font-size:32px;font-weight:700;letter-spacing:6px"><bdi dir="ltr">${escapeHtml(code)}</bdi></p>` : ''}
${link ? `<p><a href="${escapeHtml(link)}" style="color:#4630ae"><bdi dir="ltr">${escapeHtml(link)}</bdi></a></p>` : ''}
<p style="color:#5e5672">${escapeHtml(brandName)}</p>
</div>
</body>
</html>
`
  return { to: email, subject: say('subject', { brand: brandName, subject }), text: `${text.join('\n\n')}\n`, html }
}
