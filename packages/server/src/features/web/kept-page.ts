import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { PageSettings } from './page.ts'
import { OTHER_AREAS, withSettings } from './page.ts'

/** The build's list of the files that browsers keep. */
export const KeptFiles = z.array(z.string())

/** The headers with which a browser shows the page that it kept: what one from the network may do, it may do. */
const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

interface KeptPage {
  /** The build's. */
  script: string
  page: string
  files: readonly string[]
  settings: PageSettings
  /** Of any other page. */
  headers: Readonly<Record<string, unknown>>
}

/**
 * The script with which a browser keeps the page for when nothing answers. The page is a part of it, so that the two can never be of
 * different builds, and changes it whenever a setting does. It has no card: no room and no QTest is named in it.
 */
export const serviceWorkerOf = ({ script, page, files, settings, headers }: KeptPage): string => {
  const kept = {
    page: withSettings(page, { ...settings, 'is-kept': 'yes' }),
    headers: Object.fromEntries([
      ['content-type', 'text/html; charset=utf-8'],
      ...HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    ]),
    files: files.map((file) => `/${file}`),
    others: OTHER_AREAS,
  }
  const hash = createHash('sha256').update(JSON.stringify(kept)).update(script).digest('base64url').slice(0, 16)
  return `const KEPT = ${JSON.stringify({ cache: `quokka-page-${hash}`, ...kept })};\n${script}`
}
