import type { Exchanged } from '@quokka/core/questions'
import type { FoundQuestion } from '../found-quiz.ts'

/** The same form with each of its texts as `written` makes it. */
const formWith = (asked: Exchanged, written: (text: string) => string): Exchanged => {
  switch (asked.form) {
    case 'choice':
      return { ...asked, options: asked.options.map((option) => ({ ...option, text: written(option.text) })) }
    case 'typed':
      return { ...asked, accepted: asked.accepted.map(written) }
    case 'pairs':
      return { ...asked, pairs: asked.pairs.map(([prompt, answer]) => [written(prompt), written(answer)] as const) }
    case 'order':
      return { ...asked, items: asked.items.map(written) }
    case 'note':
      return { ...asked, text: written(asked.text) }
    case 'truth':
      return asked
  }
}

/** A question with each of its texts as `written` makes it; what came from our own files stays as it is. */
export const withTexts = (found: FoundQuestion, written: (text: string) => string): FoundQuestion => {
  const { answer, title, explanation } = found
  if (answer.form === 'sent') return found
  return {
    ...found,
    title: written(title),
    ...(explanation !== undefined && { explanation: written(explanation) }),
    answer: answer.form === 'none' ? answer : formWith(answer, written),
  }
}
