import type { Language } from '@quokka/languages'
import { directionOf, FIRST_LANGUAGE, LANGUAGES, localeOf } from '@quokka/languages'
import { readTranslated } from '../../packages/web/bundling/translated-messages.ts'
import { readWrittenMessages } from '../../packages/web/bundling/written-messages.ts'
import { createKnowsEnglish } from '../../packages/web/gallery/english-left.ts'
import type { Catalogue, Messages, Params } from '../../packages/web/src/lib/text/translate.ts'

const PLACEHOLDER = /(\{\{\w+\}\})/u
/** The ending of a plural form's name. */
const FORM = /_(?:zero|one|two|few|many|other)$/u

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')

/** Every form of a sentence, by its key. */
const formsOf = (catalogue: Catalogue, key: string): string[] => {
  const [namespace = '', path = ''] = key.split(':')
  const groups = path.split('.')
  const name = groups.pop()
  let at: string | Messages | undefined = catalogue[namespace]
  for (const group of groups) at = typeof at === 'object' ? at[group] : undefined
  if (typeof at !== 'object') return []
  return Object.entries(at).flatMap(([own, said]) =>
    typeof said === 'string' && (own === name || own.replace(FORM, '') === name) ? [said] : [],
  )
}

/** Somebody who reads one language, and finds what is on a screen by the sentences of its catalogues. */
export class Reader {
  readonly language: Language
  /** As its readers call it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Whether a text is a sentence of the product in English, which this reader may not know. */
  readonly knowsEnglish: (text: string) => boolean
  private readonly catalogue: Catalogue

  private constructor(language: Language, english: Catalogue) {
    this.language = language
    this.name = LANGUAGES.find(({ code }) => code === language)?.name ?? ''
    this.direction = directionOf(language)
    this.catalogue = language === FIRST_LANGUAGE ? english : readTranslated(language)
    this.knowsEnglish = createKnowsEnglish(english, this.catalogue, localeOf(language))
  }

  static async of(language: Language): Promise<Reader> {
    return new Reader(language, await readWrittenMessages())
  }

  /** A sentence in which nothing is filled in. */
  say(key: string): string {
    const [said, ...others] = formsOf(this.catalogue, key)
    if (said === undefined || others.length > 0 || PLACEHOLDER.test(said))
      throw new Error(`${this.language} has not one sentence ${key}`)
    return said
  }

  /** Fits wherever a sentence is said, whichever its plural form; what is not given may be anything, and is a group of its name. */
  like(key: string, params: Params = {}): RegExp {
    return new RegExp(this.pattern(key, params), 'iu')
  }

  /** The same at the beginning. */
  begins(key: string, params: Params = {}): RegExp {
    return new RegExp(`^\\s*(?:${this.pattern(key, params)})`, 'iu')
  }

  /** The same where nothing else is said. */
  only(key: string, params: Params = {}): RegExp {
    return new RegExp(`^\\s*(?:${this.pattern(key, params)})\\s*$`, 'iu')
  }

  /** Fits any of several sentences in which nothing is filled in. */
  any(...keys: readonly string[]): RegExp {
    return new RegExp(keys.map((key) => escaped(this.say(key))).join('|'), 'u')
  }

  /** A number in the figures of the language; without the mark of direction that some engines end a share with. */
  figures(number: number, options: Intl.NumberFormatOptions = {}): string {
    return number.toLocaleString(localeOf(this.language), options).replaceAll('\u061c', '')
  }

  /** A place, such as "2nd", as the language writes it. */
  ordinal(place: number): RegExp {
    const form = new Intl.PluralRules(localeOf(this.language), { type: 'ordinal' }).select(place)
    const key = `questions:play.ordinal.${form}`
    return this.like(formsOf(this.catalogue, key).length > 0 ? key : 'questions:play.ordinal.other', { n: place })
  }

  /** What is written in the figures of the language, as a number; NaN where nothing is. */
  numberOf(figures = ''): number {
    const places = Array.from({ length: 10 }, (_, digit) => this.figures(digit))
    return Number.parseInt(Array.from(figures, (figure) => places.indexOf(figure)).join(''), 10)
  }

  private pattern(key: string, params: Params): string {
    const forms = formsOf(this.catalogue, key)
    if (forms.length === 0) throw new Error(`${this.language} has no sentence ${key}`)
    return forms
      .map((form) =>
        form
          .split(PLACEHOLDER)
          .map((piece) => this.piece(piece, params))
          .join(''),
      )
      .join('|')
  }

  /** What is filled in may be isolated from words of the other direction. */
  private piece(piece: string, params: Params): string {
    const name = /^\{\{(\w+)\}\}$/u.exec(piece)?.[1]
    if (name === undefined) return escaped(piece).replace(/\s+/gu, '\\s+')
    const value = params[name]
    if (value === undefined) return `\\u2068?(?<${name}>.+?)\\u2069?`
    return `\\u2068?${escaped(typeof value === 'number' ? this.figures(value) : value)}\\u2069?`
  }
}
