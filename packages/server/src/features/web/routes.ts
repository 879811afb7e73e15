import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPage } from '@quokka/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readerLanguage } from '../../http/callers/reader-language.ts'
import { sendRefusal } from '../../http/replies/refusal-to-reply.ts'
import { KeptFiles, serviceWorkerOf } from './kept-page.ts'
import type { LinkCardPorts } from './link-card.ts'
import { linkCardAt, withLinkCard } from './link-card.ts'
import { manifestOf } from './manifest.ts'
import type { PageSettings } from './page.ts'
import { isFilePath, isPagePath, ScreenFiles, withScreenFiles, withSettings } from './page.ts'
import { pageIn, withCatalogues } from './page-language.ts'

export interface WebPorts extends Pick<LinkCardPorts, 'findQTest' | 'findQuiz'> {
  /** Where the built web is on the disk; it may be built later, or again while the server runs. */
  webFolder: string
  settingsFor: (request: FastifyRequest) => PageSettings
  /** The origin for links, by the host that was asked. */
  originFor: (host: string | undefined) => string | undefined
  /** A file below `assets/` of another build; undefined where there is one server, whose build is the only one. */
  findOfOtherBuild?: ((name: string) => Promise<Uint8Array | undefined>) | undefined
  /** Whether browsers keep the page for when nothing answers; what they kept before is removed where they do not. */
  isPageKept: boolean
}

/** By extension, of the files below `assets/`. */
const TYPES = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['woff2', 'font/woff2'],
  ['json', 'application/json'],
])

/** A name with a hash below `assets/`, and its extension. */
const ASSET = /^\/assets\/([A-Za-z0-9_][A-Za-z0-9._-]*\.([a-z0-9]+))$/
/** What decides about the language of a page. */
const BY_LANGUAGE = 'accept-language, cookie'
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Serves the built web: files of `assets/` have a hash in their names and are cached permanently, the page is revalidated each
 * time. Addresses that are no file show the page, whose code knows what is there. Brings `sendFile` to the other features.
 */
export const mountWeb = async (
  app: FastifyInstance,
  { webFolder, settingsFor, originFor, findQTest, findQuiz, findOfOtherBuild, isPageKept }: WebPorts,
): Promise<void> => {
  await app.register(fastifyStatic, { root: webFolder, serve: false, preCompressed: true, cacheControl: false })

  const readText = (...path: string[]) => readFile(join(webFolder, ...path), 'utf8').catch(() => undefined)

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const [page, list] = await Promise.all([readText('index.html'), readText('.vite', 'screens.json')])
    if (page === undefined) return sendRefusal(request, reply, { code: 'server/pages-not-built' })
    const screens = ScreenFiles.parse(JSON.parse(list ?? '{}'))
    const language = readerLanguage(request.headers)
    const settings = settingsFor(request)
    const { brand } = settings
    const card = await linkCardAt(path, { brand, language, findQTest, findQuiz })
    const address = { brand, language, origin: originFor(request.headers.host), path: request.url }
    const whole = withLinkCard(withScreenFiles(withSettings(page, settings), path, screens), card, address)
    const body = pageIn(whole, language)
    // Where there is no page, that says so to people, and its status to whatever else reads it. Rule HT42.
    const status = path === 'index.html' || isPage(path) ? 200 : 404
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .header('vary', BY_LANGUAGE)
      .type('text/html; charset=utf-8')
      .send(body)
  }

  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', BY_LANGUAGE)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(settingsFor(request).brand, readerLanguage(request.headers)))),
  )
  app.get('/service-worker.js', async (request, reply) => {
    const [page, files, script] = await Promise.all([
      readText('index.html'),
      readText('.vite', 'kept-files.json'),
      readText('.vite', isPageKept ? 'service-worker.js' : 'removed-worker.js'),
    ])
    if (page === undefined || files === undefined || script === undefined)
      return sendRefusal(request, reply, { code: 'request/not-found' })
    const language = readerLanguage(request.headers)
    const kept = {
      script,
      page: pageIn(page, language),
      files: KeptFiles.parse(JSON.parse(files)).map((file) => withCatalogues(file, language)),
      settings: settingsFor(request),
    }
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', BY_LANGUAGE)
      .type('text/javascript; charset=utf-8')
      .send(isPageKept ? serviceWorkerOf({ ...kept, headers: reply.getHeaders() }) : script)
  })
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*']
    if (isFilePath(path))
      return reply.header('cache-control', path.startsWith('assets/') ? FOR_EVER : 'no-cache').sendFile(path)
    if (isPagePath(path)) return sendPage(request, reply, path)
    return sendRefusal(request, reply, { code: 'request/not-found' })
  })
  // Where the build has no such file, that is asked for here too.
  app.setNotFoundHandler(async (request, reply) => {
    const [, name = '', extension = ''] = ASSET.exec(request.url) ?? []
    const type = TYPES.get(extension)
    const file = type === undefined ? undefined : await findOfOtherBuild?.(name)
    if (type === undefined || file === undefined) return sendRefusal(request, reply, { code: 'request/not-found' })
    return reply.header('cache-control', FOR_EVER).type(type).send(file)
  })
}
