import { createHash } from 'node:crypto'

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** What a page that the server wrote may do: show itself in its own styles, which are named by their content. What people wrote cannot be among them: it is escaped. */
export const policyOfPage = (page: string): string => {
  const styles = [...page.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => hashOf(style))
  const allowed = styles.length === 0 ? [] : [`style-src ${styles.join(' ')}`]
  return ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"].join(
    '; ',
  )
}
