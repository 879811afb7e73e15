import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.ts'

const FEATURES = 'packages/server/src/features'
/** Whatever happens here concerns no test of the server. */
const ELSEWHERE = /^(packages\/web|docs)\/|^[^/]+\.md$/

/**
 * The server's features that a change does not concern, as globs; none when it goes beyond the features. Features do not
 * import each other, so the tests of another one are reached through the composition alone, whose own tests run.
 */
export const otherFeatures = (changed: readonly string[]): string[] => {
  const ofServer = changed.filter((path) => !ELSEWHERE.test(path))
  const features = ofServer.map((path) => (path.startsWith(`${FEATURES}/`) ? path.split('/')[4] : undefined))
  if (features.includes(undefined)) return []
  return readdirSync(join(root, FEATURES))
    .filter((feature) => !features.includes(feature))
    .map((feature) => `${FEATURES}/${feature}/**`)
}
