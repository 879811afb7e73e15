import type { AnswerData } from '@quokka/contract/socket'

/** How an answer fared. A survey thanks for any choice; no answer is neither right nor wrong. */
export type Verdict = 'right' | 'wrong' | 'thanked' | 'none'

/** How each of them is told. */
export const VERDICT_WORDS = {
  right: 'questions:play.right',
  wrong: 'questions:play.wrong',
  thanked: 'questions:play.thanks',
  none: 'questions:play.noAnswer',
} as const satisfies Record<Verdict, string>

export const verdictOf = ({
  isCorrect,
  isSurvey,
  playerAnswer,
}: Pick<AnswerData, 'isCorrect' | 'isSurvey' | 'playerAnswer'>): Verdict => {
  if (playerAnswer === '') return 'none'
  if (isSurvey) return 'thanked'
  return isCorrect ? 'right' : 'wrong'
}

/** A question is easy when more than half got it right. */
export const isEasy = (correctPercent: number): boolean => correctPercent > 50

/** How our quokka looks beside a result of the whole class. */
export const moodOf = (isSurvey: boolean, correctPercent: number) => {
  if (isSurvey) return 'happy'
  return isEasy(correctPercent) ? 'cheering' : 'thinking'
}
