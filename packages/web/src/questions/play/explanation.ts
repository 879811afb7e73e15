import type { AnswerData } from '@quokka/contract/socket'

/** How the wire says that there is no explanation. */
const NO_EXPLANATION = 'None'

/** Why an answer is right, where it may be told and an author wrote it. */
export const explanationOf = ({
  showAnswer,
  answerContent,
}: Pick<AnswerData, 'showAnswer' | 'answerContent'>): string | undefined =>
  showAnswer && answerContent !== NO_EXPLANATION && answerContent !== '' ? answerContent : undefined
