import { join } from 'node:path'
import { preview } from 'vite'

const WEB = join(import.meta.dirname, '../../packages/web')

/** Serves the built gallery on a free port; answers where its page is, and the function that ends it. */
export const serveGallery = async (): Promise<{ address: string; close: () => Promise<void> }> => {
  const server = await preview({
    root: WEB,
    configFile: join(WEB, 'vite.gallery.config.ts'),
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const origin = server.resolvedUrls?.local[0]
  if (origin === undefined) throw new Error('the gallery is not served')
  return { address: `${origin}gallery.html`, close: () => server.close() }
}
