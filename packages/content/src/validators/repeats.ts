import { editDistance } from '@quokka/core/lib'
import { fold } from '@quokka/core/questions'
import type { Entry, Validator } from './entry.ts'
import { isOfType, rightTexts } from './entry.ts'

/** Of the longer of two titles, this share may differ before they count as two questions. */
const NEARLY_SAME = 0.12

const numbersOf = (text: string): string => (text.match(/\d+/gu) ?? []).join(' ')

/** A different picture or different numbers make a different question of the same sentence. */
const isSame = (left: Entry, right: Entry): boolean => {
  const [one, other] = [fold(left.question.questionTitle), fold(right.question.questionTitle)]
  if (left.question.questionImage !== right.question.questionImage || numbersOf(one) !== numbersOf(other)) return false
  const longest = Math.max(one.length, other.length)
  if (Math.abs(one.length - other.length) > longest * NEARLY_SAME) return false
  return one === other || editDistance(one, other) <= longest * NEARLY_SAME
}

const sameAge = (entries: readonly Entry[], name: (entry: Entry) => string): Entry[][] =>
  [...Map.groupBy(entries, (entry) => `${entry.file.ageGroup} ${name(entry)}`).values()].filter(
    (group) => group.length > 1,
  )

/** An age group is asked nothing twice: no title again, and no answer to nearly the same title. Rule CO9. */
export const repeats: Validator = (entries) => {
  const asked = entries.filter((entry) => !isOfType(entry, 'NQS'))
  const title = ({ question }: Entry) => `${fold(question.questionTitle)} ${question.questionImage}`
  const offered = (entry: Entry) => (isOfType(entry, 'MCQ', 'FIB', 'CNT', 'TRF') ? '' : rightTexts(entry).join())
  const again = sameAge(asked, (entry) => title(entry) + offered(entry)).map(
    ([first, second]) => `${first?.question.questionId}, ${second?.question.questionId}: the same title`,
  )
  const alike = sameAge(
    asked.filter((entry) => !isOfType(entry, 'TRF')),
    (entry) => fold(rightTexts(entry).join(' ')),
  ).flatMap((group) =>
    group.flatMap((left, index) =>
      group
        .slice(index + 1)
        .filter((right) => title(left) !== title(right) && isSame(left, right))
        .map((right) => `${left.question.questionId}, ${right.question.questionId}: nearly the same question`),
    ),
  )
  return [...again, ...alike]
}
