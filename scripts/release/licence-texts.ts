import type { ShippedPackage } from './packages.ts'
import { legalTexts } from './packages.ts'

const RULE = '-'.repeat(80)

/** A file with the licences and notices of what is inside a release; one text of several packages is there once. */
export const licenceTexts = (packages: readonly ShippedPackage[]): string => {
  const byText = Map.groupBy(packages, (shipped) => legalTexts(shipped).join('\n\n'))
  const parts = [...byText].map(([text, sharers]) => {
    const names = new Set(sharers.map(({ name, version, license }) => `${name} ${version} (${license})`))
    return [RULE, ...names, RULE, '', text].join('\n')
  })
  return `What this release has inside by others, under which licence.\n\n${parts.join('\n\n')}\n`
}
