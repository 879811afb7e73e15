/** There is no answer to a slide that is only read. */
export const NqsRightAnswer = () => null
export const NqsOwnAnswer = () => null
