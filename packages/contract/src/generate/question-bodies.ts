import { sentShapes } from '@quokka/core/questions'
import type { Endpoint } from '../http/index.ts'
import { addQuestion, addQuestions, editQuestion, importQuiz } from '../http/index.ts'
import type { Components, Json } from './components.ts'

const MEDIA = {
  anyOf: [{ type: 'string' }, { type: 'null' }],
  description: 'Null, empty or left out: none; a name that the server gave out: kept; a data URL: new content',
}

/** On the way in a media field may hold a data URL; what is stored is a name. */
const withDataUrls = (shape: Json): Json => {
  if (Array.isArray(shape.anyOf)) return { ...shape, anyOf: shape.anyOf.map(withDataUrls) }
  return { ...shape, properties: { ...(shape.properties as Json), questionImage: MEDIA, answerImage: MEDIA } }
}

/**
 * A question that a call takes: beside the call's own fields those of the question's type, as `core` reads them. The call's
 * own schema lets every field through, since a type reads what it knows and ignores the rest (contract §3).
 */
const questionOf = (own: Json, components: Components): Json => {
  const types = sentShapes().map(([code, shape]) => {
    const name = `QuestionSent${code}`
    components.add(name, withDataUrls(components.schemaOf(shape, 'input')))
    return { $ref: `#/components/schemas/${name}` }
  })
  const { questionType: _, ...properties } = own.properties as Json
  const required = (own.required as string[]).filter((field) => field !== 'questionType')
  // Told apart by the constant `questionType`: beside a `discriminator` generators of clients leave that field out.
  return { allOf: [{ type: 'object', properties, ...(required.length > 0 && { required }) }, { oneOf: types }] }
}

const TAKE_A_QUESTION: readonly Endpoint[] = [addQuestion, editQuestion]
const TAKE_QUESTIONS: readonly Endpoint[] = [addQuestions, importQuiz]

const withQuestions = (body: Json, components: Components): Json => {
  const properties = body.properties as { questions: Json & { items: Json } }
  const { questions } = properties
  return {
    ...body,
    properties: { ...properties, questions: { ...questions, items: questionOf(questions.items, components) } },
  }
}

/** The body of a call. */
export const bodyOf = (endpoint: Endpoint, components: Components): Json => {
  const body = components.schemaOf(endpoint.body, 'input')
  if (TAKE_QUESTIONS.includes(endpoint)) return withQuestions(body, components)
  return TAKE_A_QUESTION.includes(endpoint) ? questionOf(body, components) : body
}
