import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../../http/refusal-to-reply.ts'
import { isPagePath, withBrand } from './page.ts'

export interface WebPorts {
  /** Where the built web is on the disk; it may be built later, or anew while the server runs. */
  webFolder: string
  brandName: string
}

const HASHED = /\/assets\/[^/]+$/

/**
 * Serves the built web: files of `assets/` carry a hash in their names and are kept for ever, the page is asked for each
 * time. Addresses that are no file are the web's own routes and show the page. Brings `sendFile` to the other features.
 */
export const mountWeb = async (app: FastifyInstance, { webFolder, brandName }: WebPorts): Promise<void> => {
  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // The page alone goes through `withBrand`.
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await readFile(join(webFolder, 'index.html'), 'utf8').catch(() => undefined)
    if (page === undefined) return sendRefusal(request, reply, { code: 'server/no-web' })
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(withBrand(page, brandName))
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (isPage && isPagePath(request.url.split('?')[0] ?? '')) return sendPage(request, reply)
    return sendRefusal(request, reply, { code: 'call/not-found' })
  })
}
