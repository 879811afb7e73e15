import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { termsAndConditions } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { escapeHtml } from '../../http/replies/escape-html.ts'

/** The terms, from a file of the project: nothing that users write is in them but the operator's own brand. */
export const termsRoutes = (brandName: string): Route[] => {
  const page = readFileSync(join(import.meta.dirname, 'terms.html'), 'utf8')
  const terms = page.replaceAll('{{brand}}', () => escapeHtml(brandName))
  return [route(termsAndConditions, () => ok(terms))]
}
