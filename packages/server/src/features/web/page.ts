import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod'
import { escapeHtml } from '../../http/replies/escape-html.ts'

/** What the installation tells the page's code, by the names of the meta elements that carry it (`lib/page-setting.ts` of the web). */
export interface PageSettings {
  brand: string
  'support-email'?: string | undefined
  'join-origin'?: string | undefined
  'free-seats'?: string
  'free-quizzes'?: string | undefined
  /** The script of the provider's checkout, on the one page that may load it. */
  'checkout-script'?: string | undefined
  /** Given in the page alone that a browser keeps for when nothing answers. */
  'is-kept'?: string
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

/** The build's list of what the screen of an address needs besides the entry, by the first segment; `*` for a room's code. */
export const ScreenFiles = z.record(z.string(), z.array(z.string()))
export type ScreenFiles = z.infer<typeof ScreenFiles>

const filesOf = (path: string, screens: ScreenFiles): readonly string[] => {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  const [first = ''] = segments
  if (Object.hasOwn(screens, first)) return screens[first] ?? []
  return (segments.length === 1 && first.length === LIMITS.roomCodeCharacters && screens['*']) || []
}

/** The page with the files of its address's screen named, so that they are fetched along with the entry. */
export const withScreenFiles = (page: string, path: string, screens: ScreenFiles): string => {
  const links = filesOf(path, screens).map((file) => {
    if (file.endsWith('.svg')) return `<link rel="preload" as="image" type="image/svg+xml" href="/${file}" />`
    if (file.endsWith('.json')) return `<link rel="preload" as="fetch" crossorigin href="/${file}" />`
    const how = file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'
    return `<link rel="${how}" crossorigin href="/${file}" />`
  })
  return page.replace('</head>', () => `${links.join('')}</head>`)
}

const FILE = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.[a-z0-9]{2,12}$/

/** Whether a path (without its first slash) may name a file of the built web; hidden files and climbing paths may not. The page itself is no such file. */
export const isFilePath = (path: string): boolean => FILE.test(path) && path !== 'index.html'

/** The first segments of addresses that are no page of the product: calls, media, files, and what developers and operators read. */
export const OTHER_AREAS = ['qq', 'media', 'ws', 'assets', 'docs', 'dev', 'healthz', 'readyz', 'metrics']

/** Whether a path may be one of the web's own routes, which all show the same page: no file, no call, no medium. */
export const isPagePath = (path: string): boolean =>
  path === 'index.html' ||
  (!OTHER_AREAS.includes(path.split('/')[0] ?? '') && !path.includes('.') && !path.includes('\0'))
