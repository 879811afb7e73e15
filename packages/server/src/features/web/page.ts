import { escapeHtml } from '../../http/escape-html.ts'

const META = /<meta\s+name="brand"\s+content="[^"]*"\s*\/?>/

/** The page with the product's name where the web's code reads it; added to the head when the page has no place for it. */
export const withBrand = (page: string, brand: string): string => {
  const meta = `<meta name="brand" content="${escapeHtml(brand)}" />`
  // Given as functions: a `$` in the name must stay a `$`.
  return META.test(page) ? page.replace(META, () => meta) : page.replace('<head>', () => `<head>${meta}`)
}

const FILE = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.[a-z0-9]{2,12}$/

/** Whether a path (without its first slash) may name a file of the built web; hidden files and climbing paths may not. The page itself is no such file. */
export const isFilePath = (path: string): boolean => FILE.test(path) && path !== 'index.html'

/** Whether a path may be one of the web's own routes, which all show the same page: no file, no call, no medium. */
export const isPagePath = (path: string): boolean =>
  path === 'index.html' ||
  (!/^(qq|media|ws|assets|docs|dev)(\/|$)/.test(path) && !path.includes('.') && !path.includes('\0'))
