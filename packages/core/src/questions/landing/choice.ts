import { LIMITS } from '../../limits.ts'
import type { ExchangedAs, ExchangedOption, Landing, LandingChange, LandingNeed } from '../exchanged.ts'
import { fold } from '../fold.ts'

const MOST = LIMITS.optionsPerQuestion
/** Never wrong beside a right answer, so it may stand for an option that is missing. */
const NONE_OF_THESE = 'None of these'
const AND = ' + '

const isSame = (left: { text: string }, right: { text: string }): boolean => fold(left.text) === fold(right.text)

/** Equal options that are right, or wrong, together are one. */
const withoutRepeats = (options: readonly ExchangedOption[], changes: LandingChange[]): ExchangedOption[] => {
  const kept: ExchangedOption[] = []
  for (const option of options)
    if (kept.some((one) => isSame(one, option) && one.isRight === option.isRight))
      changes.push({ code: 'optionLeftOut', text: option.text })
    else kept.push(option)
  return kept
}

/** The wrong ones at the end are left out first. */
const fewer = (options: readonly ExchangedOption[], changes: LandingChange[]): ExchangedOption[] => {
  const kept = [...options]
  while (kept.length > MOST) {
    const place = kept.findLastIndex(({ isRight }) => !isRight)
    if (place === -1) break
    changes.push({ code: 'optionLeftOut', text: kept.splice(place, 1)[0]?.text ?? '' })
  }
  return kept
}

/** Sets of options of the same size as the right one, as options of their own: one of them is right. Undefined where there are too few, or one is too long. */
const together = (options: readonly ExchangedOption[]): ExchangedOption[] | undefined => {
  const right = options.filter(({ isRight }) => isRight)
  const wrong = options.filter(({ isRight }) => !isRight)
  const texts = right.map(({ text }) => text)
  const joined = (chosen: readonly string[]): string => chosen.join(AND)
  const sets = new Map<string, boolean>([[joined(texts), true]])
  for (const { text } of wrong)
    for (let place = texts.length - 1; place >= 0 && sets.size < MOST; place -= 1)
      sets.set(joined(texts.with(place, text)), false)
  const made = Array.from(sets, ([text, isRight]): ExchangedOption => ({ text, isRight }))
  if (made.length < MOST || made.some(({ text }) => text.length > LIMITS.optionCharacters)) return undefined
  // The right one is not always first, nor where it was told by chance.
  const place = texts.join('').length % MOST
  return [...made.slice(MOST - place), ...made.slice(0, MOST - place)]
}

/** Options of another product as four of ours, of which one is right or, in a survey, none. */
export const landChoice = ({ options: found, isSurvey = false }: ExchangedAs<'choice'>): Landing => {
  const changes: LandingChange[] = []
  const needs: LandingNeed[] = []
  const filled = found.map((option) => ({ ...option, text: option.text.trim() })).filter(({ text }) => text !== '')
  let options = fewer(withoutRepeats(filled, changes), changes)
  const rightCount = options.filter(({ isRight }) => isRight).length
  if (rightCount > 1 && rightCount < options.length) {
    const sets = together(options)
    if (sets !== undefined) {
      changes.push({ code: 'severalRight', texts: options.filter(({ isRight }) => isRight).map(({ text }) => text) })
      options = sets
    } else needs.push({ code: 'noRightAnswer' })
  } else if (rightCount > 1) needs.push({ code: 'everyAnswerRight' })
  else if (rightCount === 0 && !isSurvey) needs.push({ code: 'noRightAnswer' })
  if (options.length === MOST - 1 && rightCount === 1 && !options.some((one) => isSame(one, { text: NONE_OF_THESE }))) {
    options = [...options, { text: NONE_OF_THESE, isRight: false }]
    changes.push({ code: 'optionAdded', text: NONE_OF_THESE })
  }
  if (options.length < MOST) needs.push({ code: 'tooFewOptions', count: options.length })
  for (const { text } of options) if (text.length > LIMITS.optionCharacters) needs.push({ code: 'optionTooLong', text })
  const repeated = options.find((option, place) => options.findIndex((one) => isSame(one, option)) !== place)
  if (repeated !== undefined) needs.push({ code: 'equalOptions', text: repeated.text })
  const shown = options.slice(0, MOST)
  const right = shown.filter(({ isRight }) => isRight)
  return {
    fields: {
      answerChoices: Array.from({ length: MOST }, (_, place) => shown[place]?.text ?? ''),
      correctAnswer: right.length === 1 ? right.map(({ text }) => text) : [],
    },
    changes,
    needs,
  }
}
