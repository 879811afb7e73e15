import type { QuizPage } from '@quokka/contract/http'
import { copyQuiz, getQuizAnswers, getQuizPage } from '@quokka/contract/http'
import { planOf } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import { isScored, isSurvey } from '@quokka/core/questions'
import { QUIZ_LIMITS, statusCodeOf } from '@quokka/core/quiz'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { worded } from '../../http/replies/wordings.ts'
import type { Account } from '../../stores/accounts.ts'
import type { QuizMeasure, QuizMeasures } from '../../stores/quiz-measures.ts'
import type { CopiedFrom } from '../../stores/quiz-row.ts'
import type { QuizSettings } from '../../stores/quizzes.ts'
import type { TakeDowns } from '../../stores/take-downs.ts'
import type { AuthoredQuizzes } from './authored-quizzes.ts'
import type { Catalogue } from './catalogue.ts'
import { notFound } from './no-quiz.ts'
import type { OpenedQuiz, OpenQuiz } from './opened-quiz.ts'
import { pageAnswer, pageQuestion } from './page-question.ts'

export interface QuizPagePorts {
  open: OpenQuiz
  catalogue: Pick<Catalogue, 'similar'>
  authored: Pick<AuthoredQuizzes, 'like'>
  takeDowns: Pick<TakeDowns, 'readyMade'>
  measures: QuizMeasures
  /** A quiz of the user's made of questions that stood elsewhere. */
  makeDraft(
    user: Account,
    draft: Omit<QuizSettings, 'quizImage'> & {
      banner: string
      mediaFolder: string
      questions: readonly Question[]
      copiedFrom: CopiedFrom
    },
  ): Promise<Result<{ quizId: string }, Refusal>>
  brandName: string
}

const NO_QUIZ = { ok: false, refusal: { code: 'quiz/not-found' } } as const
const ADULTS_ONLY = {
  ok: false,
  refusal: { code: 'quiz/adult-required', ...worded('quiz/adult-required/answers') },
} as const
/** Between two questions, as people play: nobody answers without a breath. */
const PAUSE_S = 5

const rightShareOf = ({ questions }: OpenedQuiz, { players, rightAnswers }: QuizMeasure): number | undefined => {
  const winnable = questions.filter((question) => isScored(question) && !isSurvey(question)).length
  if (players < QUIZ_LIMITS.playersOfMeasuredQuiz || winnable === 0) return undefined
  // A quiz that lost questions since then cannot have more right answers than questions.
  return Math.min(1, rightAnswers / (players * winnable))
}

/** Looking into a quiz before it is hosted, and taking a copy. Decision 0102. */
export const quizPageRoutes = (ports: QuizPagePorts): Route[] => {
  const { open, catalogue, authored, takeDowns, measures, makeDraft, brandName } = ports

  /** The copy's source, named by its author only to those who may open it. */
  const sourceOf = async (user: Account | undefined, { copiedFrom }: OpenedQuiz) => {
    if (copiedFrom === undefined) return {}
    const source = await open(user, copiedFrom.quizId)
    return { copiedFrom: { ...copiedFrom, ...(source?.authorName && { authorName: source.authorName }) } }
  }

  const pageOf = async (user: Account | undefined, quiz: OpenedQuiz): Promise<QuizPage> => {
    const measure = await measures.of(quiz.quizId)
    const rightShare = rightShareOf(quiz, measure)
    const viewer = {
      ageGroup: user?.ageGroup ?? undefined,
      plan: planOf(user),
      without: await takeDowns.readyMade(),
    }
    const { quizId, quizName, quizDescription, quizImage, origin, authorName, sharedTeam, subject, language } = quiz
    return {
      quizId,
      quizName,
      quizDescription,
      quizImage,
      origin,
      statusCode: statusCodeOf(quiz.status),
      ...(authorName && { authorName }),
      ...(sharedTeam && { sharedTeam }),
      ...(quiz.editedAtMs !== undefined && { editedOn: new Date(quiz.editedAtMs).toISOString() }),
      ...(subject && { subject }),
      classes: [...quiz.classes],
      ageGroup: quiz.ageGroup,
      ...(language && { language }),
      topics: [...quiz.keyWords],
      questionCount: quiz.questions.filter(isScored).length,
      lengthS: quiz.questions.reduce((sum, { timerS }) => sum + timerS + PAUSE_S, 0),
      plays: measure.plays,
      ...(rightShare !== undefined && { rightShare }),
      isLocked: quiz.isLocked,
      mayReadAnswers: quiz.mayReadAnswers,
      ...(await sourceOf(user, quiz)),
      questions: quiz.questions.map(pageQuestion),
      similar: await catalogue.similar(viewer, quiz, await authored.like(user?.userId, viewer.ageGroup, quiz)),
    }
  }

  const locked = (user: Account) => {
    const { code, message: sentence, says } = notFound('locked', user, brandName)
    return { ok: false, refusal: { code, sentence, says } } as const
  }

  return [
    route(getQuizPage, async ({ body: { quizId }, user }) => {
      const quiz = await open(user, quizId)
      return quiz === undefined ? NO_QUIZ : ok(await pageOf(user, quiz))
    }),
    route(getQuizAnswers, async ({ body: { quizId }, user }) => {
      const quiz = await open(user, quizId)
      if (quiz === undefined) return NO_QUIZ
      if (quiz.isLocked) return locked(user)
      return quiz.mayReadAnswers ? ok({ questions: quiz.questions.map(pageAnswer) }) : ADULTS_ONLY
    }),
    route(copyQuiz, async ({ body: { quizId }, user }) => {
      const quiz = await open(user, quizId)
      if (quiz === undefined) return NO_QUIZ
      if (quiz.isLocked) return locked(user)
      // The editor shows the answers of whatever is in it.
      if (!quiz.mayReadAnswers) return ADULTS_ONLY
      const { quizName, quizDescription, ageGroup, subject, language, keyWords, banner, mediaFolder, questions } = quiz
      return makeDraft(user, {
        quizName,
        quizDescription,
        ageGroup,
        subject,
        language,
        classes: quiz.saidClasses,
        keyWords,
        banner,
        mediaFolder,
        questions,
        copiedFrom: { quizId, quizName },
      })
    }),
  ]
}
