import type { Entry, Validator } from './entry.ts'
import { isOfType, percentOf, rightTexts } from './entry.ts'

/** Words that make a statement sound wrong. */
const ABSOLUTE = /\b(?:all|always|every|never|no|none|only)\b/iu
/** Words that make a statement sound careful, and so right. */
const CAREFUL = /\b(?:can|many|often|some|usually)\b/iu
const SHARE = { least: 45, most: 55 }
/** There are fewer of these, so that chance strays further. */
const CAREFUL_SHARE = { least: 40, most: 58 }

const trueShare = (statements: readonly Entry[]): number =>
  percentOf(statements.filter((entry) => rightTexts(entry)[0] === 'True').length, statements.length)

/** Half of the statements are true, of those with absolute and with careful words as well. Rule CO13. */
export const truths: Validator = (entries) => {
  const statements = entries.filter((entry) => isOfType(entry, 'TRF'))
  const absolute = statements.filter(({ question }) => ABSOLUTE.test(question.questionTitle))
  const careful = statements.filter(({ question }) => CAREFUL.test(question.questionTitle))
  const groups = [
    { name: 'statements', some: statements, within: SHARE },
    { name: 'statements with absolute words', some: absolute, within: SHARE },
    { name: 'statements with careful words', some: careful, within: CAREFUL_SHARE },
  ]
  return groups.flatMap(({ name, some, within }) => {
    const share = trueShare(some)
    return share >= within.least && share <= within.most ? [] : [`${share} per cent of ${some.length} ${name} are true`]
  })
}
