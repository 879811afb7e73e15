import type { FoundQuestion } from '../../found-quiz.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { isMarked, withoutMark } from '../answers/marked-places.ts'
import { saidPlaces } from '../answers/said-places.ts'
import { typedAnswer } from '../answers/typed-answer.ts'
import type { OpenedFile } from '../opened-file.ts'
import { nameWithoutEnding } from '../opened-file.ts'
import type { Reader } from '../reader.ts'
import type { WrittenQuestion } from './written-questions.ts'
import { writtenQuestions } from './written-questions.ts'

/** Fewer questions with options or an answer than this share are a text about something else. */
const LEAST_ANSWERED = 0.5

/** It is said that the statement is true or false. */
const TRUE_OR_FALSE =
  /\s*[([]?\s*\b(?:t\s*\/\s*f|true\s*(?:\/|or)\s*false)\b\s*[)\]]?\s*[:?.]?\s*$|^\s*[([]?\s*(?:t\s*\/\s*f|true\s*(?:\/|or)\s*false)\b\s*[)\]]?\s*[:.]?\s+/iu

/** Lines below a question whose numbers and letters were lost: its options, where one of them is marked or said. */
const lostOptions = ({ title, options, said }: WrittenQuestion): string[] => {
  const [, ...below] = title
  if (options.length > 0 || below.length < 2) return []
  const isSaid = said !== undefined && saidPlaces(said, below).length > 0
  return isSaid || below.some(isMarked) ? below : []
}

const answerOf = (
  texts: readonly string[],
  { said = '', options, title }: WrittenQuestion,
): Pick<FoundQuestion, 'answer' | 'needs'> => {
  const marked = texts.flatMap((text, place) => (options[place]?.isMarked || isMarked(text) ? [place] : []))
  const plain = texts.map(withoutMark)
  if (texts.length > 0) {
    const named = saidPlaces(said, plain)
    return askedChoice({ texts: plain, right: said === '' ? marked : named, said })
  }
  const answer = typedAnswer(said)
  if (said === '' && title.some((line) => TRUE_OR_FALSE.test(line)))
    return { answer: { form: 'truth', isTrue: null }, needs: [{ code: 'noRightAnswer' }] }
  return { answer }
}

const foundQuestion = (written: WrittenQuestion, file: string): FoundQuestion => {
  const lost = lostOptions(written)
  const texts = lost.length > 0 ? lost : written.options.map(({ text }) => text)
  const title = lost.length > 0 ? written.title.slice(0, 1) : written.title
  const asked = answerOf(texts, written)
  const words = title.join('\n')
  return {
    place: { file, line: written.line },
    title: asked.answer.form === 'truth' ? words.replace(TRUE_OR_FALSE, '') || words : words,
    ...asked,
    ...(written.explanation.length > 0 && { explanation: written.explanation.join('\n') }),
  }
}

const isAnswered = (question: WrittenQuestion): boolean =>
  question.title.length > 0 &&
  (question.options.length > 1 || question.said !== undefined || lostOptions(question).length > 0)

/** Whether it is written as Aiken has it: options by letter, one letter a line as the answer, and nothing else. */
const isAiken = (questions: readonly WrittenQuestion[]): boolean =>
  questions.some(({ said, options }) => said !== undefined && options.length > 0) &&
  questions.every(
    ({ number, options, said, explanation }) =>
      number === undefined &&
      explanation.length === 0 &&
      options.every(({ letter, text, isMarked: hasStar }) => letter !== undefined && !hasStar && !isMarked(text)) &&
      (said === undefined || /^[a-z]$/i.test(said)),
  )

const answeredIn = (file: OpenedFile): WrittenQuestion[] | undefined => {
  if (file.is !== 'text') return undefined
  const questions = writtenQuestions(file.text)
  return questions.filter(isAnswered).length > questions.length * LEAST_ANSWERED ? questions : undefined
}

const quizOf = (file: OpenedFile, questions: readonly WrittenQuestion[], find: typeof foundQuestion) => [
  { name: nameWithoutEnding(file.name), questions: questions.map((question) => find(question, file.name)) },
]

/** As others are read, but a letter that names no option is never typed. */
const aikenQuestion: typeof foundQuestion = (written, file) => {
  const found = foundQuestion(written, file)
  return written.options.length > 0
    ? found
    : { ...found, ...askedChoice({ texts: [], right: [], ...(written.said !== undefined && { said: written.said }) }) }
}

/** Moodle's plainest text: options by letter, and a line with the letter of the right one. Rule EX14. */
export const aikenText: Reader = {
  format: 'aiken',
  read: (file) => {
    const questions = answeredIn(file)
    return questions && isAiken(questions) ? quizOf(file, questions, aikenQuestion) : undefined
  },
}

/** Questions as people write them, by numbers, letters, bullets and marks. Rule EX15. */
export const plainText: Reader = {
  format: 'text',
  read: (file) => {
    const questions = answeredIn(file)
    return questions && quizOf(file, questions, foundQuestion)
  },
}
