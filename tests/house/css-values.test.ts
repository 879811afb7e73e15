import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..', '..', 'packages', 'web', 'src')
const TOKENS = 'ui/tokens.css'
const EMBED = 'features/qtest-following/embed/'

/** Why a file may write colours out. */
const OWN_COLOURS: Record<string, string> = {
  [TOKENS]: 'where colours are named',
  'ui/ground-colour.css': 'is there before the tokens',
  'reading/reading.css': 'gives the tokens other colours for high contrast',
  'ui/studio/shell/studio.css': 'gives the tokens other colours in the dark',
  'features/preview/components/preview-frame.module.css': 'gives a token its light colour back',
  'features/pricing/checkout/sandbox-checkout.module.css': 'looks unlike the product',
  'features/room/podium/steps.module.css': 'is art',
  [`${EMBED}preview.module.css`]: "draws a browser's window",
  [`${EMBED}preview-page.css`]: "draws somebody else's site",
}

/** Widths in px at which one component changes, since its content asks for it. */
const OWN_WIDTHS: Record<string, readonly string[]> = {
  'features/accounts/components/account-frame.module.css': ['max-width: 339px'],
  'features/home/home.module.css': ['max-width: 1099px', 'min-width: 1100px'],
  'features/library/components/tile.module.css': ['max-width: 1399px'],
  'features/preview/components/preview-frame.module.css': ['max-width: 20rem'],
  'features/reports/flow/done-dialog.module.css': ['max-width: 479px'],
  'features/room/quiz/host-statistics.module.css': ['min-width: 900px'],
  'questions/editing/details/question-details.module.css': ['max-width: 359px'],
  'questions/play/result-panel.module.css': ['max-width: 429px'],
  [`${EMBED}preview-page.css`]: ['min-width: 900px'],
}

const read = (path: string) => readFileSync(join(source, path), 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, value]) => value ?? [])
const styles = globSync('**/*.css', { cwd: source })
const scripts = globSync('**/*.{ts,tsx}', { cwd: source })

test('colours are written out in the tokens, and where a file has a reason', () => {
  const withColours = styles.filter((path) => found(read(path), /:[^;{}]*?(#[0-9a-f]{3,8})\b/gi).length > 0)
  expect(withColours.toSorted()).toEqual(Object.keys(OWN_COLOURS).toSorted())
})

test('screens change at the widths that the tokens list, apart from what one component needs', () => {
  const steps = found(read(TOKENS), /^ \* {3}(\d+) /gm).map(Number)
  expect(steps.length).toBeGreaterThan(0)
  const listed = new Set(steps.flatMap((step) => [`min-width: ${step}px`, `max-width: ${step - 1}px`]))
  const ownWidths = [...styles, ...scripts].flatMap((path) => {
    const queries = read(path).replaceAll(/@container[^{]*/g, '')
    const own = found(queries, /\(((?:min|max)-width: [^)]+)\)/g).filter((condition) => !listed.has(condition))
    return own.length > 0 ? [[path, [...new Set(own)]]] : []
  })
  expect(Object.fromEntries(ownWidths)).toEqual(OWN_WIDTHS)
})
