import type { Exchanged } from '@quokka/core/questions'
import type { FoundQuestion } from '../found-quiz.ts'
import type { Change } from '../remark.ts'
import { maybeMarkup } from './cell-text.ts'
import { withoutUnseen } from './unseen.ts'

/** The same form with each of its texts as `clean` makes it. */
const cleanedForm = (asked: Exchanged, clean: (text: string) => string): Exchanged => {
  switch (asked.form) {
    case 'choice':
      return { ...asked, options: asked.options.map((option) => ({ ...option, text: clean(option.text) })) }
    case 'typed':
      return { ...asked, accepted: asked.accepted.map(clean) }
    case 'pairs':
      return { ...asked, pairs: asked.pairs.map(([prompt, answer]) => [clean(prompt), clean(answer)] as const) }
    case 'order':
      return { ...asked, items: asked.items.map(clean) }
    case 'note':
      return { ...asked, text: clean(asked.text) }
    case 'truth':
      return asked
  }
}

/** A question whose texts are plain: nothing unseen, no markup; what was taken out is told. Rule EX13. */
export const cleanedQuestion = (found: FoundQuestion): FoundQuestion => {
  const { answer, title, explanation } = found
  const changes: Change[] = [...(found.changes ?? [])]
  const clean = (text: string): string => {
    const plain = maybeMarkup(withoutUnseen(text))
    changes.push(...plain.changes)
    return plain.text
  }
  return {
    ...found,
    title: clean(title),
    ...(explanation !== undefined && { explanation: clean(explanation) }),
    answer: answer.form === 'none' || answer.form === 'sent' ? answer : cleanedForm(answer, clean),
    changes,
  }
}
