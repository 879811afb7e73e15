import * as z from 'zod'
import { asciiFigures } from '../../lib/ascii-figures.ts'
import { askedPlaces, blanksOf, capitals, graphemes, isMark } from '../../lib/letters.ts'
import type { Random } from '../../lib/random.ts'
import { pickIndex } from '../../lib/random.ts'
import { LIMITS } from '../../limits.ts'
import { commonAuthored, commonStored } from '../common.ts'
import type { AskedChoices, Kind, Tally } from '../kind.ts'
import { compared, sounded } from './compared-letters.ts'
import { numberInWords } from './number-words.ts'
import { isSpellingSlip } from './spelling-slip.ts'

const typedText = z.string().trim().min(1).max(LIMITS.typedAnswerCharacters)

/** How many different wrong texts the host's chart names before it sums the rest. */
const NAMED_WRONG_BARS = 4

/** Code points that one letter may have in an answer: more than any script needs. */
const CODE_POINTS_A_LETTER = 4

/** A question answered by typing; `given` is the place among the letters of the first accepted answer that is shown. Rule QU5. */
export interface TypedAnswer<Code extends string> {
  questionType: Code
  questionId: string
  questionTitle: string
  questionImage: string | null
  answerImage: string | null
  questionImageAlt?: string | undefined
  answerImageAlt?: string | undefined
  answerContent: string | null
  timerS: number
  maxPoints: number
  accepted: string[]
  given: number
  /** Its spelling is what is asked: no slip and no figures are right. Rules QU24, QU25. */
  exactSpelling?: true | undefined
}

type Asked = Pick<TypedAnswer<string>, 'questionTitle' | 'accepted' | 'given' | 'exactSpelling'>

const canonical = (question: { accepted: readonly string[] }): string => question.accepted[0] ?? ''

const chooseGiven = (accepted: readonly string[], random: Random): number => {
  const places = askedPlaces(canonical({ accepted }))
  return places[pickIndex(places.length, random)] ?? 0
}

/** Whether it is the accepted number in figures, alone or around the letter that is given; the title must not say them. Rule QU24. */
const isNumberInFigures = (question: Asked, answer: string): boolean => {
  const typed = asciiFigures(answer)
  const figures = typed.replace(/\D/gu, '')
  if (figures === '' || String(Number(figures)) !== figures) return false
  const rest = typed.replace(/[\d, ]/gu, '')
  const given = blanksOf(canonical(question), question.given).find(
    (blank) => blank !== '' && blank !== ' ' && !isMark(blank),
  )
  if (rest !== '' && compared(rest) !== compared(given ?? '')) return false
  const title = asciiFigures(question.questionTitle)
  const told: readonly string[] = title.replace(/(?<=\d)[,\s](?=\d)/gu, '').match(/\d+/gu) ?? []
  return !told.includes(figures) && question.accepted.some((text) => numberInWords(text) === Number(figures))
}

const isAccepted = (question: Asked, answer: string): boolean => {
  if (question.exactSpelling) return question.accepted.some((text) => compared(text) === compared(answer))
  const own = sounded(answer)
  const accepted = question.accepted.map(sounded)
  if (accepted.includes(own) || isNumberInFigures(question, answer)) return true
  return accepted.some((text) => isSpellingSlip(text, own))
}

const tally = (question: Asked, answers: readonly string[]): Tally => {
  const wrong = new Map<string, number>()
  for (const answer of answers) {
    if (!isAccepted(question, answer)) wrong.set(capitals(answer), (wrong.get(capitals(answer)) ?? 0) + 1)
  }
  const wrongCount = [...wrong.values()].reduce((sum, count) => sum + count, 0)
  const named = [...wrong].sort((left, right) => right[1] - left[1]).slice(0, NAMED_WRONG_BARS)
  const others = wrongCount - named.reduce((sum, [, count]) => sum + count, 0)
  const bars: [string, number][] = [
    [capitals(canonical(question)), answers.length - wrongCount],
    ...named.map(([text, count]): [string, number] => [text, count]),
    ...(others > 0 ? [['Others', others] as [string, number]] : []),
  ]
  return {
    labels: bars.map(([label]) => label),
    values: bars.map(([, count]) => count),
    toolTipMessages: bars.map(([label]) => label),
    correctAnswerIndex: 0,
  }
}

/** A question type whose answer is typed letter by letter; the types of this family differ by their code and by what an author writes as the question. */
export const typedAnswerKind = <Code extends string>(code: Code): Kind<Code, TypedAnswer<Code>> => ({
  code,
  stored: z.strictObject({
    ...commonStored,
    questionType: z.literal(code),
    accepted: z.array(typedText).min(1).max(LIMITS.acceptedAnswers),
    given: z.int().min(0),
    exactSpelling: z.literal(true).optional(),
  }) as unknown as z.ZodType<TypedAnswer<Code>>,
  authored: z
    .object({
      ...commonAuthored,
      questionType: z.literal(code),
      correctAnswer: z.array(typedText).min(1).max(LIMITS.acceptedAnswers),
      answerChoices: z.array(z.string()).max(0).optional(),
      exactSpelling: z.boolean().optional(),
    })
    .transform(({ timer, correctAnswer, answerChoices: _, exactSpelling, ...common }) => ({
      ...common,
      timerS: timer,
      accepted: correctAnswer,
      given: 0,
      ...(exactSpelling && { exactSpelling }),
    })) as unknown as z.ZodType<Omit<TypedAnswer<Code>, 'questionId'>>,
  isScored: true,
  isTimed: true,
  shuffled: (question, random) => ({ ...question, given: chooseGiven(question.accepted, random) }),
  accepts: (_question, answer) =>
    answer.trim() !== '' &&
    answer.length <= CODE_POINTS_A_LETTER * LIMITS.typedAnswerCharacters &&
    graphemes(answer).length <= LIMITS.typedAnswerCharacters,
  judge: (question, answer) => (isAccepted(question, answer) ? 'right' : 'wrong'),
  playerView: (question): AskedChoices => ({
    answerChoices: [],
    answerBlanks: blanksOf(canonical(question), question.given),
  }),
  solution: (question) => [...question.accepted],
  forEditors: ({ exactSpelling }) => ({ ...(exactSpelling && { exactSpelling }) }),
  tally,
  reading: (_question, answer) => ({ text: capitals(answer), comparedBy: sounded(answer) }),
  listed: (question) => question.accepted.slice(0, 1),
  exchanged: ({ accepted }) => ({ form: 'typed', accepted }),
})
