import { escapeHtml } from '../../http/escape-html.ts'

/** What the installation tells the page's code, by the names of the meta elements that carry it (`lib/brand.ts` of the web). */
export interface PageSettings {
  brand: string
  'support-email'?: string | undefined
}

const withMeta = (page: string, name: string, content: string): string => {
  const place = new RegExp(`<meta\\s+name="${name}"\\s+content="[^"]*"\\s*/?>`)
  const meta = `<meta name="${name}" content="${escapeHtml(content)}" />`
  // Given as functions: a `$` in a setting must stay a `$`.
  return place.test(page) ? page.replace(place, () => meta) : page.replace('<head>', () => `<head>${meta}`)
}

/** The page with its settings where the web's code reads them; added to the head when the page has no place for one, left out when not set. */
export const withSettings = (page: string, settings: PageSettings): string =>
  Object.entries(settings).reduce((sofar, [name, content]) => (content ? withMeta(sofar, name, content) : sofar), page)

const FILE = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.[a-z0-9]{2,12}$/

/** Whether a path (without its first slash) may name a file of the built web; hidden files and climbing paths may not. The page itself is no such file. */
export const isFilePath = (path: string): boolean => FILE.test(path) && path !== 'index.html'

/** Whether a path may be one of the web's own routes, which all show the same page: no file, no call, no medium. */
export const isPagePath = (path: string): boolean =>
  path === 'index.html' ||
  (!/^(qq|media|ws|assets|docs|dev)(\/|$)/.test(path) && !path.includes('.') && !path.includes('\0'))
