import type { Validator } from './entry.ts'

/** Every slide has an id of its own that begins with its quiz's. Rule CO8. */
export const ids: Validator = (entries) => {
  const seen = new Set<string>()
  return entries.flatMap(({ file, question: { questionId } }) => {
    const isAgain = seen.has(questionId)
    seen.add(questionId)
    if (isAgain) return [`${questionId}: the id is given twice`]
    return questionId.startsWith(`${file.quizId}-`) ? [] : [`${questionId}: not an id of ${file.quizId}`]
  })
}
