import * as z from 'zod/mini'
import type { FoundQuestion } from '../../found-quiz.ts'
import { plainText } from '../../text/plain-text.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { mixedIn } from '../answers/mixed-in.ts'
import { truthOf } from '../answers/truth-word.ts'
import { nameWithoutEnding } from '../opened-file.ts'
import type { Reader } from '../reader.ts'
import { jsonIn } from './json-text.ts'

const Entry = z.object({
  category: z.optional(z.string()),
  question: z.string(),
  correct_answer: z.string(),
  incorrect_answers: z.array(z.string()),
})
const Response = z.object({ results: z.array(z.unknown()) })

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const PERCENT = /%[0-9A-F]{2}/i

const inBase64 = (text: string): string | undefined => {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const inPercent = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Decoding = (text: string) => string

/** Which of the three ways a file is written in; questions have spaces, unless they are encoded. */
const decodingOf = (questions: readonly string[]): Decoding => {
  const isEncoded = questions.every((question) => !/\s/.test(question))
  if (isEncoded && questions.every((question) => BASE64.test(question) && inBase64(question) !== undefined))
    return (text) => inBase64(text) ?? text
  if (isEncoded && questions.some((question) => PERCENT.test(question))) return inPercent
  return (text) => (text.includes('&') ? plainText(text).text : text)
}

const foundQuestion = (item: unknown, index: number, file: string, decode: Decoding): FoundQuestion => {
  const place = { file, item: String(index + 1) }
  const entry = Entry.safeParse(item)
  if (!entry.success) return { place, title: '', answer: { form: 'none', why: { code: 'unreadable' } } }
  const { question, correct_answer, incorrect_answers } = entry.data
  const right = decode(correct_answer)
  const wrong = incorrect_answers.map(decode)
  const isTrue = wrong.length === 1 ? truthOf(right) : undefined
  const asked =
    isTrue === undefined ? askedChoice(mixedIn(right, wrong)) : ({ answer: { form: 'truth', isTrue } } as const)
  return { place, title: decode(question), ...asked }
}

/** Open Trivia DB's questions, in any of its encodings. Rule EX18. */
export const openTrivia: Reader = {
  format: 'openTrivia',
  read: (file) => {
    const json = jsonIn(file)
    const items = Response.safeParse(json).data?.results ?? (Array.isArray(json) ? json : [])
    const entries = items.flatMap((item) => Entry.safeParse(item).data ?? [])
    if (entries.length === 0) return undefined
    const decode = decodingOf(entries.map(({ question }) => question))
    const tags = [...new Set(entries.flatMap(({ category }) => (category === undefined ? [] : decode(category))))]
    const questions = items.map((item, index) => foundQuestion(item, index, file.name, decode))
    return [{ name: nameWithoutEnding(file.name), questions, ...(tags.length > 0 && { tags }) }]
  },
}
