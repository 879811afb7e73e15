import type { BankOrigin, BankQuestion } from '@quokka/contract/http'
import { BANK_ORIGINS, findQuestions, questionRead } from '@quokka/contract/http'
import { agesUpTo, planOf } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import { mediaKind } from '@quokka/core/media'
import type { Question } from '@quokka/core/questions'
import { isScored, isSurvey } from '@quokka/core/questions'
import type { Difficulty } from '@quokka/core/quiz'
import { classesOf, QUIZ_LIMITS } from '@quokka/core/quiz'
import { readQuery, splitQuery } from '@quokka/core/search'
import type { Route } from '../../../http/endpoints/mount-endpoint.ts'
import { route } from '../../../http/endpoints/mount-endpoint.ts'
import { mediaAddress } from '../../../media/media-address.ts'
import { findQuiz } from '../find-quiz.ts'
import type { BankPorts } from './bank-ports.ts'
import type { FoundReadyMade } from './ready-made-bank.ts'

/** A question that was found, wherever it stands. */
interface Found {
  questionId: string
  quizId: string
  origin: BankOrigin
  count: number
  isSaid: boolean
  readyMade: FoundReadyMade | undefined
}

type Measured = ReadonlyMap<string, { asked: number; right: number }>

/** From so many percent of right answers on a question is easy, or of medium difficulty. */
const EASY_FROM_PERCENT = 75
const MEDIUM_FROM_PERCENT = 50

const difficultyOf = (percent: number): Difficulty => {
  if (percent >= EASY_FROM_PERCENT) return 'easy'
  return percent >= MEDIUM_FROM_PERCENT ? 'medium' : 'hard'
}

/** The share that was right, where enough people were asked. */
const percentOf = (measured: Measured, questionId: string): number | undefined => {
  const { asked, right } = measured.get(questionId) ?? { asked: 0, right: 0 }
  return asked < QUIZ_LIMITS.leastAskedForShare ? undefined : Math.round((100 * right) / asked)
}

const best = (left: Found, right: Found): number =>
  right.count - left.count ||
  Number(right.isSaid) - Number(left.isSaid) ||
  BANK_ORIGINS.indexOf(left.origin) - BANK_ORIGINS.indexOf(right.origin)

const imageOf = (question: Question, folder: 'readymade' | 'uploads') =>
  question.questionImage !== null && mediaKind(question.questionImage) === 'image'
    ? { image: mediaAddress(folder, question.questionImage) }
    : {}

/** Questions that an author may copy. Rules ED50 to ED54. */
export const findQuestionsRoute = ({ quizzes, bank, readyMade, takeDowns }: BankPorts): Route => {
  /** A page of what was found, with words and answers; what was deleted meanwhile is left out. */
  const written = async (page: readonly Found[], measured: Measured): Promise<BankQuestion[]> => {
    const authored = page.filter((one) => one.readyMade === undefined)
    const [bodies, quizzesOf] = await Promise.all([
      bank.byIds(authored.map(({ questionId }) => questionId)),
      quizzes.byIds([...new Set(authored.map(({ quizId }) => quizId))]),
    ])
    const shareOf = (question: Question, questionId: string) => {
      const percent = isScored(question) && !isSurvey(question) ? percentOf(measured, questionId) : undefined
      return percent === undefined ? undefined : { rightPercent: percent }
    }
    return page.flatMap(({ quizId, questionId, origin, readyMade: one }): BankQuestion[] => {
      if (one) {
        const question = one.quiz.questions().find((asked) => asked.questionId === questionId)
        if (!question) return []
        const read = questionRead(quizId, { question, revision: 1 }, 0)
        const share = shareOf(question, questionId) ?? { difficulty: one.quiz.difficulty }
        const { quizName, classes } = one.quiz
        return [
          { question: read, quizName, origin, classes: [...classes], ...imageOf(question, 'readymade'), ...share },
        ]
      }
      const [stored, quiz] = [bodies.get(questionId), quizzesOf.find((other) => other.quizId === quizId)]
      if (!stored || !quiz) return []
      const { question } = stored
      const classes = [...(quiz.classes ?? classesOf(quiz.ageGroup))]
      const read = questionRead(quizId, stored, 0)
      const image = imageOf(question, 'uploads')
      return [{ question: read, quizName: quiz.quizName, origin, classes, ...image, ...shareOf(question, questionId) }]
    })
  }

  return route(findQuestions, async ({ body, user }) => {
    const { quizId, search, origin, questionType, difficulty, page } = body
    const editable = await findQuiz(quizzes, quizId, user.userId, 'edit')
    if (!editable.ok) return editable
    const caller = { userId: user.userId, teamIds: await quizzes.teamsOf(user.userId) }
    const { asked, filters } = splitQuery(readQuery(search), body)
    const ageGroup = user.ageGroup ?? undefined
    const [ofAccounts, without] = await Promise.all([
      bank.find(caller, {
        without: quizId,
        asked,
        filters,
        questionType,
        ageGroups: agesUpTo(ageGroup),
        most: QUIZ_LIMITS.bankQuestionsFound,
      }),
      takeDowns.readyMade(),
    ])
    const ofCatalogue = await readyMade.find({ asked, filters, questionType, ageGroup, plan: planOf(user), without })
    const all: Found[] = [
      ...ofAccounts.map(({ isOwn, ...one }) => ({
        ...one,
        origin: isOwn ? ('mine' as const) : ('team' as const),
        readyMade: undefined,
      })),
      ...ofCatalogue.found.map((one) => ({
        ...one,
        quizId: one.quiz.quizId,
        origin: 'catalogue' as const,
        readyMade: one,
      })),
    ]
    const isOfDifficulty = (one: Found, measured: Measured) => {
      const percent = percentOf(measured, one.questionId)
      return (percent === undefined ? one.readyMade?.quiz.difficulty : difficultyOf(percent)) === difficulty
    }
    const quizIdsOf = (some: readonly Found[]) => [...new Set(some.map((one) => one.quizId))]
    const known = difficulty === null ? undefined : await bank.measured(user.userId, quizIdsOf(all))
    const fitting = known === undefined ? all : all.filter((one) => isOfDifficulty(one, known))
    const countOf = (wanted: BankOrigin) => fitting.filter((one) => one.origin === wanted).length
    const perPage = QUIZ_LIMITS.bankQuestionsPerPage
    const listed = fitting
      .filter((one) => origin === null || one.origin === origin)
      .sort(best)
      .slice(page * perPage, (page + 1) * perPage)
    const measured = known ?? (await bank.measured(user.userId, quizIdsOf(listed)))
    return ok({
      counts: { mine: countOf('mine'), team: countOf('team'), catalogue: countOf('catalogue') },
      // Only grown-ups are asked to buy.
      locked: user.ageGroup === '18+' ? ofCatalogue.locked : 0,
      perPage,
      questions: await written(listed, measured),
    })
  })
}
