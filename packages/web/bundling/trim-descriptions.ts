import type { Plugin } from 'vite'

const TEXT = /(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`)/.source

/** A description, a name in the generated contract, or the line about a call there, with the comma behind it. */
const DESCRIPTION = new RegExp(
  `\\bz\\.describe\\(\\s*${TEXT},?\\s*\\),?|\\bz\\.meta\\(\\{[^{}]*\\}\\),?|\\bsummary:\\s*${TEXT},?`,
  'g',
)

/** A module of the contract without what only readers of its generated descriptions need. */
export const withoutDescriptions = (code: string): string => code.replaceAll(DESCRIPTION, '')

/** The contract's schemas and calls describe themselves for `packages/contract/generated`; what players download has no use for that. */
export const trimDescriptions = (): Plugin => ({
  name: 'trim-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/contract\/src\/.*\.ts$/ },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
})
