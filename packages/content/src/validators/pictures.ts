import { mediaKind } from '@quokka/core/media'
import type { Entry, Validator } from './entry.ts'
import { isOfType, offeredTexts, percentOf, rightTexts } from './entry.ts'

/** Least share of questions with a picture or a sound, in per cent. */
const PICTURED = { '6 to 8': 60, '9 to 14': 25 } as const

const LEAST_ANSWERS_SHOWN = 300

const wordsOf = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** A text that names the right option and no other; right and wrong of a statement, and pairs and orders that all name what is seen, tell nothing. */
const tells = (entry: Entry, text: string): boolean => {
  if (!isOfType(entry, 'MCQ', 'FIB', 'CNT')) return false
  const isNamed = (option: string) => wordsOf(text).includes(wordsOf(option))
  const right = rightTexts(entry)
  const wrong = offeredTexts(entry).filter((option) => !right.includes(option))
  return right.some((option) => option.length > 3 && isNamed(option)) && !wrong.some(isNamed)
}

const described = (entry: Entry): string[] => {
  const { questionId, questionImage, questionImageAlt, answerImage, answerImageAlt } = entry.question
  const missing = (questionImage && !questionImageAlt) || (answerImage && !answerImageAlt)
  return [
    ...(missing ? [`${questionId}: a picture without words`] : []),
    ...(questionImageAlt && tells(entry, questionImageAlt)
      ? [`${questionId}: the words of the picture tell the answer`]
      : []),
  ]
}

/** The youngest see most questions, the next a quarter; music is heard; whoever cannot see is told what there is. Rule CO20. */
export const pictures: Validator = (entries) => {
  const asked = entries.filter((entry) => !isOfType(entry, 'NQS'))
  const few = Object.entries(PICTURED).flatMap(([ageGroup, least]) => {
    const ofAge = asked.filter(({ file }) => file.ageGroup === ageGroup)
    const share = percentOf(ofAge.filter(({ question }) => question.questionImage !== null).length, ofAge.length)
    return share < least ? [`${ageGroup}: pictures in ${share} per cent`] : []
  })
  const isHeard = ({ file, question }: Entry) =>
    file.categories.includes('music') && mediaKind(question.questionImage ?? '') === 'audio'
  const silent = ['6 to 8', '9 to 14'].filter(
    (ageGroup) => !asked.some((entry) => entry.file.ageGroup === ageGroup && isHeard(entry)),
  )
  const shown = asked.filter(({ question }) => question.answerImage !== null).length
  return [
    ...few,
    ...silent.map((ageGroup) => `${ageGroup}: no music is heard`),
    ...(shown < LEAST_ANSWERS_SHOWN ? [`${shown} answers have a picture`] : []),
    ...entries.flatMap(described),
  ]
}
