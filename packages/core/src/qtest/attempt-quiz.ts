import { seeded } from '../lib/random.ts'
import type { Circumstances } from '../play/circumstances.ts'
import type { FrozenQuiz, SourceQuiz } from '../play/frozen-quiz.ts'
import { freezeQuiz } from '../play/frozen-quiz.ts'

/** From this an attempt's quiz is made, again and again the same. */
export interface FrozenBy {
  seed: number
  ids: string[]
}

/** Stands between an attempt's id and the rest of an alias; in no id. */
const AFTER_ATTEMPT = '.'

/** The quiz of one attempt. Its aliases begin with the attempt's id, so that a medium is found without asking every attempt. Rule QT14. */
export const attemptQuiz = (source: SourceQuiz, attemptId: string, { seed, ids }: FrozenBy): FrozenQuiz => {
  const left = ids.values()
  return freezeQuiz(source, seeded(seed), () => {
    const { value, done } = left.next()
    if (done) throw new Error('an attempt has fewer ids than its quiz needs')
    return `${attemptId}${AFTER_ATTEMPT}${value}`
  })
}

/** Which attempt an alias is of, if any. */
export const attemptIdOfAlias = (alias: string): string => alias.slice(0, Math.max(0, alias.indexOf(AFTER_ATTEMPT)))

/** One for the quiz, one for each question, one for each picture. */
const idsNeeded = ({ questions }: SourceQuiz): number =>
  questions.reduce(
    (sum, { questionImage, answerImage }) =>
      sum + 1 + (questionImage === null ? 0 : 1) + (answerImage === null ? 0 : 1),
    1,
  )

/** Chance for one attempt. */
export const drawFrozenBy = (source: SourceQuiz, { random, newId }: Circumstances): FrozenBy => ({
  seed: Math.floor(random() * 0x1_0000_0000),
  ids: Array.from({ length: idsNeeded(source) }, newId),
})
