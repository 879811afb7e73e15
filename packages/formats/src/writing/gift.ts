import type { Exchanged, Question } from '@quokka/core/questions'
import { exchanged } from '@quokka/core/questions'
import { escaped } from '../reading/text/gift-escapes.ts'
import { fileNameOf } from './file-name.ts'
import type { Writer } from './writer.ts'

/** Its own sign between the sides of a pair, for which GIFT has no escape. */
const ARROW = '->'

/** Before an answer that looks like a weight, since its percent sign has no escape. */
const weighted = (text: string, weight: 0 | 100): string =>
  `${text.startsWith('%') ? `%${weight}%` : ''}${escaped(text)}`

/** A star alone would stand for any letters. */
const spelling = (text: string): string => weighted(text.replaceAll('*', '\\*'), 100)

/** What stands in braces; undefined where GIFT has no form for it, and the empty text for a note. */
const braced = (asked: Exchanged): string | undefined => {
  switch (asked.form) {
    case 'choice': {
      if (asked.isSurvey) return undefined
      const options = asked.options.map(
        ({ text, isRight }) => `\t${isRight ? '=' : '~'}${weighted(text, isRight ? 100 : 0)}`,
      )
      return `{\n${options.join('\n')}\n`
    }
    case 'truth':
      return asked.isTrue === null ? undefined : `{${asked.isTrue ? 'TRUE' : 'FALSE'}`
    case 'typed':
      if (asked.accepted.some((text) => text.includes(ARROW))) return undefined
      return `{${asked.accepted.map((text) => `=${spelling(text)}`).join(' ')}`
    case 'pairs': {
      if (asked.pairs.some(([prompt]) => prompt.includes(ARROW))) return undefined
      return `{\n${asked.pairs.map(([prompt, answer]) => `\t=${weighted(prompt, 100)} ${ARROW} ${escaped(answer)}`).join('\n')}\n`
    }
    case 'order':
      return undefined
    case 'note':
      return ''
  }
}

const written = (question: Question): string | undefined => {
  const asked = exchanged(question)
  const title = escaped(question.questionTitle)
  if (asked.form === 'note') return `::${title}::[plain]${escaped(asked.text) || title}`
  const answer = braced(asked)
  if (answer === undefined) return undefined
  const reason = question.answerContent === null ? '' : `####${escaped(question.answerContent)}`
  return `[plain]${title} ${answer}${reason}}`
}

/** Moodle's GIFT; an info slide is a description that has its title as a name. Rule EX22. */
export const giftWriter: Writer = {
  format: 'gift',
  extension: 'gift',
  loses: ['media', 'cover', 'details', 'times', 'points', 'speed', 'settings', 'orders', 'surveys'],
  keeps: (question) => written(question) !== undefined,
  write: async ({ name, questions }) => ({
    name: fileNameOf(name, 'gift'),
    type: 'text/plain',
    bytes: new TextEncoder().encode(`${questions.flatMap((question) => written(question) ?? []).join('\n\n')}\n`),
    missing: [],
  }),
}
