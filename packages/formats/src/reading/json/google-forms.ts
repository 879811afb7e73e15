import * as z from 'zod/mini'
import type { FoundQuestion } from '../../found-quiz.ts'
import type { Change } from '../../remark.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { nameWithoutEnding } from '../opened-file.ts'
import type { Reader } from '../reader.ts'
import { jsonIn } from './json-text.ts'

const text = z.optional(z.string())
const Feedback = z.optional(z.object({ text }))
const Grading = z.object({
  correctAnswers: z.optional(z.object({ answers: z.optional(z.array(z.object({ value: text }))) })),
  generalFeedback: Feedback,
  whenRight: Feedback,
})
/** Whatever else it asks is named by its field, such as `scaleQuestion`. */
const Question = z.looseObject({
  grading: z.optional(Grading),
  choiceQuestion: z.optional(
    z.object({ options: z.optional(z.array(z.object({ value: text, isOther: z.optional(z.boolean()) }))) }),
  ),
  textQuestion: z.optional(z.unknown()),
})
const Image = z.optional(z.object({ contentUri: text, sourceUri: text }))
const Item = z.object({
  itemId: text,
  title: text,
  description: text,
  questionItem: z.optional(z.object({ question: Question, image: Image })),
  questionGroupItem: z.optional(z.unknown()),
  textItem: z.optional(z.unknown()),
})
const Form = z.object({
  info: z.optional(z.object({ title: text, documentTitle: text, description: text })),
  items: z.array(z.unknown()),
})

const answerOf = (question: z.infer<typeof Question>): Pick<FoundQuestion, 'answer' | 'needs'> => {
  const { choiceQuestion, textQuestion, grading } = question
  const right = (grading?.correctAnswers?.answers ?? []).flatMap(({ value }) => value ?? [])
  if (choiceQuestion !== undefined) {
    const texts = (choiceQuestion.options ?? []).flatMap(({ value, isOther }) => (isOther ? [] : (value ?? [])))
    const places = texts.flatMap((option, place) => (right.includes(option) ? [place] : []))
    // A question that is not graded asks for opinions.
    return askedChoice({ texts, right: places, said: right.join(', '), isSurvey: grading === undefined })
  }
  if (textQuestion !== undefined && right.length > 0) return { answer: { form: 'typed', accepted: right } }
  const kind = Object.keys(question).find((name) => /^\w{1,40}Question$/.test(name)) ?? 'question'
  return { answer: { form: 'none', why: { code: 'kindUnknown', kind } } }
}

const foundQuestion = (raw: unknown, index: number, file: string): FoundQuestion[] => {
  const parsed = Item.safeParse(raw)
  const number = String(index + 1)
  if (!parsed.success)
    return [{ place: { file, item: number }, title: '', answer: { form: 'none', why: { code: 'unreadable' } } }]
  const { itemId, title = '', description = '', questionItem, questionGroupItem, textItem } = parsed.data
  const own = { place: { file, item: itemId ?? number }, title }
  if (textItem !== undefined) return [{ ...own, answer: { form: 'note', text: description } }]
  if (questionGroupItem !== undefined)
    return [{ ...own, answer: { form: 'none', why: { code: 'kindUnknown', kind: 'questionGroupItem' } } }]
  if (questionItem === undefined) return []
  const { question, image } = questionItem
  const address = image?.sourceUri ?? image?.contentUri
  const changes: Change[] = address === undefined ? [] : [{ code: 'pictureElsewhere', address }]
  const explanation = question.grading?.generalFeedback?.text ?? question.grading?.whenRight?.text
  return [{ ...own, ...answerOf(question), ...(explanation !== undefined && { explanation }), changes }]
}

/** Google Forms, as its interface gives them out. Rule EX18. */
export const googleForms: Reader = {
  format: 'googleForms',
  read: (file) => {
    const form = Form.safeParse(jsonIn(file)).data
    if (!form?.items.some((item) => Item.safeParse(item).data?.questionItem !== undefined)) return undefined
    const { info, items } = form
    return [
      {
        name: info?.title || info?.documentTitle || nameWithoutEnding(file.name),
        ...(info?.description && { description: info.description }),
        questions: items.flatMap((item, index) => foundQuestion(item, index, file.name)),
      },
    ]
  },
}
