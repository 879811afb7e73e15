import type { Random } from '../lib/random.ts'
import type { Exchanged, ExchangedForm, Landing, LandingFrom } from './exchanged.ts'
import { fold } from './fold.ts'
import type { AskedChoices, AuthorParameters, Kind, Reading, Solution, Tally, Verdict } from './kind.ts'
import type { QuestionType } from './question-types.ts'
import { QUESTION_TYPES } from './question-types.ts'
import type { Question } from './registry.ts'
import { kinds } from './registry.ts'

/** The kind of a question. The cast is sound: both sides come from the same key, which the compiler cannot follow. */
const kindOf = (question: Question) => kinds[question.questionType] as unknown as Kind<QuestionType, Question>

/** Whether it counts for scores and ranks. */
export const isScored = (question: Question): boolean => kindOf(question).isScored

/** The types whose questions count, for whoever has only a question's type: `isScored` says the same. */
export const scoredTypes = (): QuestionType[] => QUESTION_TYPES.filter((type) => kinds[type].isScored)

/** Whether it has a clock; one without is read, not answered. */
export const isTimed = (question: Question): boolean => kindOf(question).isTimed

/** The types whose questions have a clock, and so a time and points to set: `isTimed` says the same. */
export const timedTypes = (): QuestionType[] => QUESTION_TYPES.filter((type) => kinds[type].isTimed)

/** Whether the text is an answer that this question can get; the empty text never is. Rule QU3. */
export const accepts = (question: Question, answer: string): boolean => kindOf(question).accepts(question, answer)

/** What an answer in wire form is worth; `none` when the question cannot get it. Rules QU1, QU2. */
export const judge = (question: Question, answer: string): Verdict =>
  accepts(question, answer) ? kindOf(question).judge(question, answer) : 'none'

/** The question as it will be shown: choices in an order that is not the solution, one letter given. Rules QU5, QU6. */
export const shuffled = (question: Question, random: Random): Question => kindOf(question).shuffled(question, random)

/** The question with options that are mixed for every game, whatever order its author wrote. Rule QU21. */
export const mixing = (question: Question): Question => kindOf(question).mixing?.(question) ?? question

/** The question as it is stored: an order that its author has chosen stays, any other is shuffled. Rule AU9. */
export const prepared = (question: Question, random: Random): Question =>
  kindOf(question).isShuffled?.(question) ? question : shuffled(question, random)

/** What a player gets to answer with; holds no solution. Rule QU7. */
export const playerView = (question: Question): AskedChoices => kindOf(question).playerView(question)

/** Whether an answer is an option that the type itself has: its words are nobody's, and are said in the language of whoever reads them. */
export const isOwnChoice = (questionType: QuestionType, answer: string): boolean =>
  kinds[questionType].ownChoices?.includes(answer) ?? false

/** The right answer in the contract's list form; empty for a survey and an info slide. */
export const solution = (question: Question): Solution => kindOf(question).solution(question)

/** What its editors read back beside the solution; most types have nothing to add. */
export const forEditors = (question: Question): AuthorParameters => kindOf(question).forEditors?.(question) ?? {}

/** Whether every answer is thanked and none is right. */
export const isSurvey = (question: Question): boolean => isScored(question) && solution(question).length === 0

/** Counts of answers for the host's chart; texts that the question cannot get are left out. */
export const tally = (question: Question, answers: readonly string[]): Tally =>
  kindOf(question).tally(
    question,
    answers.filter((answer) => accepts(question, answer)),
  )

/** An answer in wire form as a report writes it; one that the question cannot get stands as it was sent. Rule RF11. */
export const reading = (question: Question, answer: string): Reading =>
  accepts(question, answer) ? kindOf(question).reading(question, answer) : { text: answer, comparedBy: fold(answer) }

/** The answers in wire form that a report names in any case: every option, or else the right one. */
export const listed = (question: Question): readonly string[] => kindOf(question).listed(question)

/** The question as files of other products have it. */
export const exchanged = (question: Question): Exchanged => kindOf(question).exchanged(question)

/** What takes questions of other products, by their form. */
const landings = new Map<ExchangedForm, { questionType: QuestionType } & LandingFrom<ExchangedForm>>(
  QUESTION_TYPES.flatMap((questionType) => {
    const { landing }: { landing?: { form: ExchangedForm } } = kinds[questionType]
    // The cast is sound: a landing is asked for what is of its form only.
    return landing === undefined
      ? []
      : [[landing.form, { questionType, ...(landing as unknown as LandingFrom<ExchangedForm>) }]]
  }),
)

/** A question of another product as the type of ours that asks for its form. */
export const landed = (found: Exchanged): { questionType: QuestionType } & Landing => {
  const landing = landings.get(found.form)
  if (landing === undefined) throw new Error(`no type takes ${found.form}`)
  return { questionType: landing.questionType, ...landing.land(found) }
}

/** The fields that every question as sent carries and those of its type: the question as an author would send it (contract §2). */
export const asSent = (question: Question): Record<string, unknown> => {
  const { questionType, questionTitle, questionImage, answerImage, questionImageAlt, answerImageAlt } = question
  return {
    questionType,
    questionTitle,
    questionImage,
    answerImage,
    ...(questionImageAlt !== undefined && { questionImageAlt }),
    ...(answerImageAlt !== undefined && { answerImageAlt }),
    answerContent: question.answerContent,
    timer: question.timerS,
    maxPoints: question.maxPoints,
    correctAnswer: solution(question),
    answerChoices: playerView(question).answerChoices,
    ...forEditors(question),
  }
}
