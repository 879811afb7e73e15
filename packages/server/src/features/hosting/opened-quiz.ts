import { canEditQuiz, canHostQuiz, isGone } from '@quokka/core/access'
import type { AgeGroup } from '@quokka/core/accounts'
import { planOf } from '@quokka/core/accounts'
import type { Question } from '@quokka/core/questions'
import type { QuizOrigin, QuizStatus } from '@quokka/core/quiz'
import { classesOf } from '@quokka/core/quiz'
import type { SearchedQuiz } from '@quokka/core/search'
import { mediaAddress } from '../../media/media-address.ts'
import { UPLOADS } from '../../media/unwanted.ts'
import type { Account } from '../../stores/accounts.ts'
import type { ListedQuizzes } from '../../stores/listed-quizzes.ts'
import type { CopiedFrom } from '../../stores/quiz-row.ts'
import type { Quizzes } from '../../stores/quizzes.ts'
import type { TakeDowns } from '../../stores/take-downs.ts'
import type { Catalogue } from './catalogue.ts'
import { MEDIA_FOLDER } from './catalogue.ts'

/** A quiz that somebody may open, whoever wrote it. */
export interface OpenedQuiz extends SearchedQuiz {
  quizId: string
  /** An address below `/media/`. */
  quizImage: string
  /** The picture as a copy of the quiz names it. */
  banner: string
  mediaFolder: string
  /** Undefined where only the age group tells them. */
  saidClasses: readonly number[] | undefined
  ageGroup: AgeGroup
  status: QuizStatus
  origin: QuizOrigin
  /** The author's user name, of quizzes that others wrote. */
  authorName: string | undefined
  /** A team that its author and the caller are in. */
  sharedTeam: string | undefined
  editedAtMs: number | undefined
  copiedFrom: CopiedFrom | undefined
  /** In the catalogue, but not for the caller's plan. */
  isLocked: boolean
  /** Its editors, and adults who may host it, read its answers. Decision 0102. */
  mayReadAnswers: boolean
  questions: Question[]
}

export interface OpeningPorts {
  catalogue: Pick<Catalogue, 'byId' | 'find'>
  quizzes: Pick<Quizzes, 'byId' | 'slides' | 'teamsOf'>
  listed: Pick<ListedQuizzes, 'sharedTeam'>
  takeDowns: Pick<TakeDowns, 'readyMade'>
}

/** Undefined: there is no such quiz for this caller, or none any more. Rules QZ1, QZ2. */
export type OpenQuiz = (user: Account | undefined, quizId: string) => Promise<OpenedQuiz | undefined>

const isAdult = (user: Account | undefined): boolean => user?.ageGroup === '18+'

export const quizOpener = ({ catalogue, quizzes, listed, takeDowns }: OpeningPorts): OpenQuiz => {
  const openReadyMade = async (user: Account | undefined, quizId: string): Promise<OpenedQuiz | undefined> => {
    const quiz = catalogue.byId(quizId)
    if (quiz === undefined || (await takeDowns.readyMade()).has(quizId)) return undefined
    const isLocked = catalogue.find(quizId, planOf(user)) === 'locked'
    const { quizName, quizDescription, subject, classes, language, ageGroup, topics } = quiz
    return {
      quizId,
      quizName,
      quizDescription,
      keyWords: topics,
      subject,
      classes,
      language,
      ageGroup,
      quizImage: mediaAddress(MEDIA_FOLDER, quiz.quizImage),
      banner: mediaAddress(MEDIA_FOLDER, quiz.quizImage),
      saidClasses: classes,
      mediaFolder: MEDIA_FOLDER,
      status: 'published',
      origin: 'ready-made',
      authorName: undefined,
      sharedTeam: undefined,
      editedAtMs: undefined,
      copiedFrom: undefined,
      isLocked,
      mayReadAnswers: isAdult(user) && !isLocked,
      questions: quiz.questions(),
    }
  }

  const openWritten = async (user: Account | undefined, quizId: string): Promise<OpenedQuiz | undefined> => {
    const quiz = await quizzes.byId(quizId)
    if (quiz === undefined || isGone(quiz)) return undefined
    const caller = user && { userId: user.userId, teamIds: await quizzes.teamsOf(user.userId) }
    const isOwn = user !== undefined && canEditQuiz(user.userId, quiz)
    if (!isOwn && !canHostQuiz(caller, quiz)) return undefined
    const { quizName, quizDescription, subject, language, ageGroup, keyWords, copiedFrom } = quiz
    const isOfTeam = caller !== undefined && quiz.teamIds.some((teamId) => caller.teamIds.includes(teamId))
    return {
      quizId,
      quizName,
      quizDescription,
      keyWords,
      subject,
      classes: quiz.classes ?? classesOf(ageGroup),
      language,
      ageGroup,
      quizImage: quiz.quizImage === '' ? '' : mediaAddress(UPLOADS, quiz.quizImage),
      banner: quiz.quizImage,
      saidClasses: quiz.classes,
      mediaFolder: UPLOADS,
      status: quiz.status,
      origin: isOwn ? 'own' : isOfTeam ? 'team' : 'public',
      authorName: isOwn ? undefined : (quiz.ownerName ?? undefined),
      sharedTeam: isOwn || caller === undefined ? undefined : await listed.sharedTeam(caller, quiz.ownerId),
      editedAtMs: quiz.editedAtMs,
      copiedFrom,
      isLocked: false,
      mayReadAnswers: isOwn || isAdult(user),
      questions: (await quizzes.slides(quizId)).map(({ question }) => question),
    }
  }

  return async (user, quizId) => (await openReadyMade(user, quizId)) ?? openWritten(user, quizId)
}
