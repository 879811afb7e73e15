import * as z from 'zod'
import { askedPlaces, blanksOf, capitals, graphemes, withoutMarks } from '../../lib/letters.ts'
import type { Random } from '../../lib/random.ts'
import { pickIndex } from '../../lib/random.ts'
import { LIMITS } from '../../limits.ts'
import { commonAuthored, commonStored } from '../common.ts'
import { fold } from '../fold.ts'
import type { AskedChoices, Kind, Tally } from '../kind.ts'

const typedText = z.string().trim().min(1).max(LIMITS.typedAnswerCharacters)

/** How many different wrong texts the host's chart names before it sums the rest. */
const NAMED_WRONG_BARS = 4

/** Code points that one letter may have in an answer: more than any script needs. */
const CODE_POINTS_A_LETTER = 4

/** Signs without a look, such as joiners and variation selectors: players may omit them. */
const UNSEEN = /\p{Cf}|\uFE0E|\uFE0F/gu

/** What two answers are compared by: their letters, without regard to marks, joiners and case. Rules QU4, QU16. */
const compared = (text: string): string => {
  const folded = fold(text.normalize('NFC').toUpperCase()).normalize('NFC').replace(UNSEEN, '')
  return fold(withoutMarks(folded)) || folded
}

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
}

const canonical = (question: { accepted: readonly string[] }): string => question.accepted[0] ?? ''

const chooseGiven = (accepted: readonly string[], random: Random): number => {
  const places = askedPlaces(canonical({ accepted }))
  return places[pickIndex(places.length, random)] ?? 0
}

const isAccepted = (question: { accepted: readonly string[] }, answer: string): boolean => {
  const own = compared(answer)
  return question.accepted.some((text) => compared(text) === own)
}

const tally = (question: { accepted: readonly string[] }, answers: readonly string[]): Tally => {
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
    accepted: z.array(typedText).min(1).max(10),
    given: z.int().min(0),
  }) as unknown as z.ZodType<TypedAnswer<Code>>,
  authored: z
    .object({
      ...commonAuthored,
      questionType: z.literal(code),
      correctAnswer: z.array(typedText).min(1).max(10),
      answerChoices: z.array(z.string()).max(0).optional(),
    })
    .transform(({ timer, correctAnswer, answerChoices: _, ...common }) => ({
      ...common,
      timerS: timer,
      accepted: correctAnswer,
      given: 0,
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
  tally,
  reading: (_question, answer) => ({ text: capitals(answer), comparedBy: compared(answer) }),
  listed: (question) => question.accepted.slice(0, 1),
})
