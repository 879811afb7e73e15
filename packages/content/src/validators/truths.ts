import type { Entry, Validator } from './entry.ts'
import { isOfType, percentOf, rightTexts } from './entry.ts'

/** Words that make a statement sound wrong. */
const ABSOLUTE = /\b(?:all|always|every|never|no|none|only)\b/iu
const SHARE = { least: 45, most: 55 }

const trueShare = (statements: readonly Entry[]): number =>
  percentOf(statements.filter((entry) => rightTexts(entry)[0] === 'True').length, statements.length)

/** Half of the statements are true, of those with absolute words as well. Rule CO13. */
export const truths: Validator = (entries) => {
  const statements = entries.filter((entry) => isOfType(entry, 'TRF'))
  const absolute = statements.filter(({ question }) => ABSOLUTE.test(question.questionTitle))
  return Object.entries({ statements, 'statements with absolute words': absolute }).flatMap(([name, some]) => {
    const share = trueShare(some)
    return share >= SHARE.least && share <= SHARE.most ? [] : [`${share} per cent of ${some.length} ${name} are true`]
  })
}
