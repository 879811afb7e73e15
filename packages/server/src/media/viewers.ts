import type { GuardedQuiz, QuizCaller } from '@quokka/core/access'
import { canEditQuiz, canHostQuiz, isGone } from '@quokka/core/access'
import type { RunningClock } from '../ports.ts'
import type { MediaFiles } from '../stores/media-files.ts'
import type { Quizzes } from '../stores/quizzes.ts'

/** `everyone`: a quiz that everyone may play shows it. `caller`: the caller uploaded it, may edit or play a quiz that shows it, or decides about complaints. */
export type Right = 'everyone' | 'caller'

/** Somebody who looks. An administrator knows the names only of what somebody complained about (contract §5). */
export interface Viewer {
  userId: string
  isAdmin: boolean
}

/** Who may see, and put into a quiz, what was uploaded. A room's media are seen by their aliases instead. */
export interface Viewers {
  /** Undefined: there is no such media file for this caller. Who calls is asked only where it matters; guests are undefined. Rules ME15, ME16. */
  rightTo(name: string, caller: () => Promise<Viewer | undefined>): Promise<Right | undefined>
}

interface ViewersPorts {
  files: Pick<MediaFiles, 'ownerOf'>
  quizzes: Pick<Quizzes, 'showing' | 'teamsOf'>
  running: RunningClock
}

/** So long nobody asks again whether everyone may see a medium: a page of pictures, loaded by a class, costs one question a picture. */
const KNOWN_MS = 10_000
const MOST_KNOWN = 1_000

/** Editors of a quiz still see it when it was taken down. */
const maySee = (caller: QuizCaller, quiz: GuardedQuiz): boolean =>
  !isGone(quiz) && (canEditQuiz(caller.userId, quiz) || canHostQuiz(caller, quiz))

export const createViewers = ({ files, quizzes, running }: ViewersPorts): Viewers => {
  /** Until when a medium counts as everyone's, the first ones first. */
  const everyones = new Map<string, number>()
  const remember = (name: string, nowMs: number): void => {
    everyones.delete(name)
    everyones.set(name, nowMs + KNOWN_MS)
    const [oldest] = everyones.keys()
    if (everyones.size > MOST_KNOWN && oldest !== undefined) everyones.delete(oldest)
  }

  return {
    async rightTo(name, caller) {
      const nowMs = running.runningMs()
      if ((everyones.get(name) ?? 0) > nowMs) return 'everyone'
      const showing = await quizzes.showing(name)
      if (showing.some((quiz) => canHostQuiz(undefined, quiz))) {
        remember(name, nowMs)
        return 'everyone'
      }
      const viewer = await caller()
      if (viewer === undefined) return undefined
      const { userId, isAdmin } = viewer
      if ((await files.ownerOf(name)) === userId) return 'caller'
      if (showing.length === 0) return undefined
      if (isAdmin) return 'caller'
      const teamIds = await quizzes.teamsOf(userId)
      return showing.some((quiz) => maySee({ userId, teamIds }, quiz)) ? 'caller' : undefined
    },
  }
}
