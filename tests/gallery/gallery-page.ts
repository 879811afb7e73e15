import { join } from 'node:path'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import type { Plugin } from 'vite'
import { preview } from 'vite'

const WEB = join(import.meta.dirname, '../../packages/web')

const AXE_PATH = '/axe.js'

/** Axe as a file, of which the browser keeps what it has compiled. */
const serveAxe: Plugin = {
  name: 'axe',
  configurePreviewServer({ middlewares }) {
    middlewares.use(
      AXE_PATH,
      (_, response) => void response.setHeader('content-type', 'text/javascript').end(axe.source),
    )
  },
}

/** Gives the page of a state what checks it. */
export const bringAxe = (page: Page) => page.addScriptTag({ url: AXE_PATH })

/** Serves the built gallery on a free port; answers where its page is, and the function that ends it. */
export const serveGallery = async (): Promise<{ address: string; close: () => Promise<void> }> => {
  const server = await preview({
    root: WEB,
    configFile: join(WEB, 'vite.gallery.config.ts'),
    logLevel: 'error',
    plugins: [serveAxe],
    preview: { port: 0, host: '127.0.0.1' },
  })
  const origin = server.resolvedUrls?.local[0]
  if (origin === undefined) throw new Error('the gallery is not served')
  return { address: `${origin}gallery.html`, close: () => server.close() }
}
