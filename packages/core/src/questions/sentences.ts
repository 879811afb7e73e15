import type * as z from 'zod'

/** How people know the fields of a question as sent. */
const LABELS = new Map([
  ['questionTitle', 'Question'],
  ['questionImage', 'Media'],
  ['answerImage', 'Media'],
  ['questionImageAlt', 'Description of the picture'],
  ['answerImageAlt', 'Description of the picture'],
  ['answerContent', 'Explanation'],
  ['timer', 'Time'],
  ['maxPoints', 'Points'],
  ['correctAnswer', 'Answer'],
  ['answers', 'Answer'],
  ['answerChoices', 'Option'],
  ['offered', 'Option'],
])

/** By the name of the field; a type's own field that is no option, such as `tolerance`, is called by its name. */
const labelOf = (field: PropertyKey | undefined): string => {
  const name = String(field ?? '')
  const label = LABELS.get(name)
  if (label !== undefined) return label
  if (/^answer\d$/.test(name)) return 'Answer'
  return name === '' || /option\d$/.test(name) ? 'Option' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** How people know the types of JSON; a number that may have a fraction is asked for nowhere. */
const TYPES = new Map([
  ['string', 'text'],
  ['array', 'list'],
  ['tuple', 'list'],
  ['number', 'whole number'],
  ['int', 'whole number'],
])
const nameOf = (expected: string): string => TYPES.get(expected) ?? expected

const isMissing = (input: unknown): boolean => input === undefined || input === null

const failureOf = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return 'Field cannot be empty'
    return issue.origin === 'array' ? `At least ${issue.minimum} are needed` : `Must be at least ${issue.minimum}`
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `Must contain atmost ${issue.maximum} characters`
    return issue.origin === 'array' ? `At most ${issue.maximum} are possible` : `Must be at most ${issue.maximum}`
  }
  if (issue.code === 'invalid_value') return 'Choose one of the options'
  if (issue.code === 'invalid_type' && !isMissing(issue.input)) return `Must be a ${nameOf(issue.expected)}`
  return 'Field cannot be empty'
}

/** A failing rule of a question in the words of the generic checker (contract §12); for `safeParse(…, { error })`. */
export const questionSentence = (issue: z.core.$ZodRawIssue): string =>
  `${labelOf(issue.path?.[0])}: ${failureOf(issue)}`
