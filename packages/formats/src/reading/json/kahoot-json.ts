import * as z from 'zod/mini'
import type { FoundQuestion } from '../../found-quiz.ts'
import type { Change } from '../../remark.ts'
import { plainText } from '../../text/plain-text.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { nameWithoutEnding } from '../opened-file.ts'
import type { Reader } from '../reader.ts'
import { jsonIn } from './json-text.ts'

const text = z.optional(z.string())
const Entry = z.object({
  type: text,
  question: text,
  title: text,
  description: text,
  /** Milliseconds. */
  time: z.optional(z.number()),
  choices: z.optional(z.array(z.object({ answer: text, correct: z.optional(z.boolean()) }))),
  image: z.optional(z.nullable(z.string())),
})
const Quiz = z.object({ title: text, description: text, questions: z.array(z.unknown()) })
/** As the address of a quiz answers it. */
const Nested = z.object({ kahoot: Quiz })

const MS = 1_000

const plain = (html: string): { text: string; changes: Change[] } =>
  /[<&]/.test(html) ? plainText(html) : { text: html, changes: [] }

const answerOf = ({
  type = 'quiz',
  description = '',
  choices = [],
}: z.infer<typeof Entry>): Pick<FoundQuestion, 'answer' | 'needs'> => {
  const texts = choices.map(({ answer = '' }) => plain(answer).text)
  const right = choices.flatMap(({ correct }, place) => (correct === true ? [place] : []))
  switch (type) {
    case 'quiz':
    case 'multiple_select_quiz':
      return askedChoice({ texts, right })
    case 'survey':
    case 'multiple_select_poll':
      return askedChoice({ texts, right: [], isSurvey: true })
    case 'open_ended':
      return { answer: { form: 'typed', accepted: texts } }
    case 'jumble':
      return { answer: { form: 'order', items: texts } }
    case 'content':
      return { answer: { form: 'note', text: plain(description).text } }
    default:
      return { answer: { form: 'none', why: { code: 'kindUnknown', kind: type } } }
  }
}

const foundQuestion = (raw: unknown, index: number, file: string): FoundQuestion => {
  const place = { file, item: String(index + 1) }
  const entry = Entry.safeParse(raw)
  if (!entry.success) return { place, title: '', answer: { form: 'none', why: { code: 'unreadable' } } }
  const { question, title, time, image } = entry.data
  const asked = plain(question ?? title ?? '')
  return {
    place,
    title: asked.text,
    ...answerOf(entry.data),
    ...(time !== undefined && { timeS: time / MS }),
    changes: [...asked.changes, ...(image ? [{ code: 'pictureElsewhere', address: image } as const] : [])],
  }
}

/** Kahoot's quizzes as JSON, which other programs keep. Rule EX18. */
export const kahootJson: Reader = {
  format: 'kahootJson',
  read: (file) => {
    const json = jsonIn(file)
    const quiz = Nested.safeParse(json).data?.kahoot ?? Quiz.safeParse(json).data
    const isAsked = quiz?.questions.some((entry) => {
      const { choices, type } = Entry.safeParse(entry).data ?? {}
      return choices !== undefined || type === 'content'
    })
    if (quiz === undefined || !isAsked) return undefined
    return [
      {
        name: quiz.title || nameWithoutEnding(file.name),
        ...(quiz.description && { description: quiz.description }),
        questions: quiz.questions.map((entry, index) => foundQuestion(entry, index, file.name)),
      },
    ]
  },
}
