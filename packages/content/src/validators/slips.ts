import { graphemes } from '@quokka/core/lib'
import { fold, judge } from '@quokka/core/questions'
import type { Entry, Validator } from './entry.ts'
import { isOfType, offeredTexts, rightTexts } from './entry.ts'

/** What is offered as a wrong spelling is one, and may be right elsewhere. */
const isOfSpelling = ({ written }: Entry): boolean => /spel[lt]/u.test(written.template ?? '')

const withoutArticle = (text: string): string => fold(text).replace(/^(?:a|an|the) /u, '')

/** No other answer or option of an age group fits the boxes of a typed answer and is right there by one slip. Rule CO24. */
export const slips: Validator = (entries) => {
  const byAge = Map.groupBy(entries, ({ file }) => `${file.ageGroup} ${file.language}`)
  return [...byAge.values()].flatMap((ofAge) => {
    const said = ofAge.filter((entry) => !isOfSpelling(entry) && !isOfType(entry, 'NQS'))
    const others = Map.groupBy(
      new Set(said.flatMap((entry) => [...offeredTexts(entry), ...rightTexts(entry)].map(withoutArticle))),
      (text) => graphemes(text).length,
    )
    const typed = ofAge.filter((entry) => isOfType(entry, 'FIB', 'CNT'))
    const spellings = typed.map((entry) => rightTexts(entry).map(fold))
    return typed.flatMap((entry) => {
      // Another question may list a slip as a spelling of the same word.
      const accepted = spellings.filter((texts) => texts.includes(fold(rightTexts(entry)[0] ?? ''))).flat()
      return (others.get(graphemes(rightTexts(entry)[0] ?? '').length) ?? [])
        .filter((other) => !accepted.includes(other) && judge(entry.question, other) === 'right')
        .map((other) => `${entry.question.questionId}: "${other}" is one slip from its answer`)
    })
  })
}
