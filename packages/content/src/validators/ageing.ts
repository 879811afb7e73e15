import type { Validator } from './entry.ts'
import { isOfType } from './entry.ts'

/** Words of facts that the years can change. */
const DATED =
  /\b(?:biggest|currently|current (?:champion|holder|king|leader|minister|name|number|president|queen)|the most|fastest|highest|largest|longest|newest|population|record|smallest|tallest|today|youngest)\b/iu

/** What may be otherwise in some years says where it was looked up and when; an order from smallest to largest is no record, and sums do not age. Rule CO17. */
export const ageing: Validator = (entries) =>
  entries
    .filter(({ file, written }) => file.subject !== 'Mathematics' && written.template === undefined)
    .filter((entry) => DATED.test(entry.question.questionTitle) && !isOfType(entry, 'NQS', 'DND'))
    .filter(({ file, written }) => {
      const { sources, checkedOn } = written.checkedOn === undefined ? file : written
      return sources === undefined || checkedOn === undefined
    })
    .map(
      ({ question }) =>
        `${question.questionId}: "${question.questionTitle.match(DATED)?.[0]}" without a source and a day`,
    )
