import { hash } from 'node:crypto'
import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@quokka/languages'
import type { Plugin } from 'vite'
import type { Part } from '../src/lib/language/parts.ts'
import { PARTS, partOf } from '../src/lib/language/parts.ts'
import type { Catalogue, Messages } from '../src/lib/text/translate.ts'
import { inPseudoLanguage, PSEUDO_LANGUAGE } from './pseudo-language.ts'
import { readTranslated } from './translated-messages.ts'
import { withoutMessages } from './without-messages.ts'
import { MESSAGES_MODULE, readWrittenMessages } from './written-messages.ts'

/** English where a language says nothing. */
const over = (english: Messages, own: Messages = {}): Messages => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(english).map(([key, said]) => {
      const translated = own[key]
      if (typeof said === 'string') return [key, typeof translated === 'string' ? translated : said]
      return [key, over(said, typeof translated === 'object' ? translated : {})]
    }),
  ),
})

const partsOf = (catalogue: Catalogue): [Part, Catalogue][] =>
  PARTS.map((part) => [
    part,
    Object.fromEntries(Object.entries(catalogue).filter(([namespace]) => partOf(namespace) === part)),
  ])

interface Options {
  /** Whether English leaves the code, as in what people load: or stays there, and is said where no catalogue is used. */
  isEnglishApart: boolean
  /** Whether there is a catalogue of the pseudo-language. */
  hasPseudo: boolean
}

/** The text of every catalogue, by language and part. */
const writeCatalogues = async ({ hasPseudo }: Pick<Options, 'hasPseudo'>): Promise<Map<string, string>> => {
  const english = await readWrittenMessages()
  const languages: [string, Catalogue][] = LANGUAGE_CODES.map((language) => [
    language,
    language === FIRST_LANGUAGE ? english : (over(english, readTranslated(language)) as Catalogue),
  ])
  if (hasPseudo) languages.push([PSEUDO_LANGUAGE, inPseudoLanguage(english)])
  return new Map(
    languages.flatMap(([language, catalogue]) =>
      partsOf(catalogue).map(([part, messages]) => [`${language}.${part}`, JSON.stringify(messages)] as const),
    ),
  )
}

const DEVELOPED = 'dev'
const addressOf = (build: string, name: string): string => `assets/words-${build}.${name}.json`

/**
 * A file a language and a part with all that is said, beside the code: a browser loads one language. The page says which build they are
 * of, and begins to load the first of them. While developing, they are written when they are asked for.
 */
export const catalogues = ({ isEnglishApart, hasPseudo }: Options): Plugin => {
  let files = new Map<string, string>()
  let build = DEVELOPED
  return {
    name: 'catalogues',
    async buildStart() {
      if (this.environment.mode !== 'build') return
      files = await writeCatalogues({ hasPseudo })
      build = hash('sha256', JSON.stringify([...files]), 'base64url')
        .replaceAll(/[-_]/g, '')
        .slice(0, 8)
    },
    transform: {
      filter: { id: MESSAGES_MODULE },
      handler(code) {
        if (!isEnglishApart || this.environment.mode !== 'build') return null
        return { code: withoutMessages(code, this.parse(code)), map: null }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'meta', attrs: { name: 'catalogues', content: build }, injectTo: 'head' },
        {
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'fetch',
            crossorigin: true,
            href: `/${addressOf(build, `${FIRST_LANGUAGE}.stage`)}`,
          },
          injectTo: 'head',
        },
      ],
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: addressOf(build, name), source })
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, name] = /^\/assets\/words-dev\.(.+)\.json$/.exec(request.url ?? '') ?? []
        if (name === undefined) return next()
        writeCatalogues({ hasPseudo }).then((written) => {
          response.setHeader('content-type', 'application/json')
          response.end(written.get(name))
        }, next)
      })
    },
  }
}
