import { readCategories, readQuizIndex, readQuizzes } from '@quokka/content'
import { ok, refuse } from '@quokka/core/lib'
import { authoredQuizzes } from '../features/hosting/authored-quizzes.ts'
import type { Catalogue } from '../features/hosting/catalogue.ts'
import { catalogue } from '../features/hosting/catalogue.ts'
import { drawnQuizzes } from '../features/hosting/drawn-quizzes.ts'
import type { HostableQuizzes } from '../features/hosting/hostable-quizzes.ts'
import { hostableQuizzes } from '../features/hosting/hostable-quizzes.ts'
import { notDrawn, notFound } from '../features/hosting/no-quiz.ts'
import type { DrawFor, QuizFor, ReadyMadeOf } from './qtests.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** The quizzes that can be hosted, and why one cannot. */
export interface Hostable {
  catalogue: Catalogue
  hostable: HostableQuizzes
  quizFor: QuizFor
  drawFor: DrawFor
  readyMadeOf: ReadyMadeOf
  /** How many ready-made quizzes every host has. */
  freeQuizzes: number
}

export const composeHostable = (
  { config, clock, chance }: Pick<SharedPorts, 'config' | 'clock' | 'chance'>,
  stores: Pick<Stores, 'drawnQuestions' | 'listedQuizzes' | 'plays' | 'quizzes' | 'takeDowns'>,
): Hostable => {
  const readyMade = catalogue(readQuizzes(), readCategories(), readQuizIndex)
  const { takeDowns } = stores
  const hostable = hostableQuizzes({
    catalogue: readyMade,
    authored: authoredQuizzes({
      quizzes: stores.quizzes,
      listed: stores.listedQuizzes,
    }),
    drawn: drawnQuizzes({
      catalogue: readyMade,
      takeDowns,
      drawn: stores.drawnQuestions,
      clock,
      chance,
    }),
    takeDowns,
    plays: stores.plays,
  })
  const quizFor: QuizFor = async (host, quizId) => {
    const quiz = await hostable.find(host, quizId)
    return typeof quiz === 'object' ? ok(quiz) : refuse(notFound(quiz, host, config.BRAND_NAME))
  }
  const drawFor: DrawFor = async (host, { played, ...wish }) => {
    const drawn = await hostable.draw(host, wish, played)
    return typeof drawn === 'object' ? ok(drawn) : refuse(notDrawn(drawn, host, config.BRAND_NAME))
  }
  return {
    catalogue: readyMade,
    hostable,
    quizFor,
    drawFor,
    readyMadeOf: readyMade.quizIdOf,
    freeQuizzes: readyMade.freeCount,
  }
}
