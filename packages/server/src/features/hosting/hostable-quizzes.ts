import type { Category, ReadyMadeQuiz } from '@quokka/contract/http'
import type { AgeGroup } from '@quokka/core/accounts'
import { planOf } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import type { Account } from '../../stores/accounts.ts'
import type { Plays } from '../../stores/plays.ts'
import type { TakeDowns } from '../../stores/take-downs.ts'
import type { AuthoredQuizzes } from './authored-quizzes.ts'
import type { Catalogue } from './catalogue.ts'
import type { DrawnQuizzes } from './drawn-quizzes.ts'
import type { HostableQuiz } from './hostable-quiz.ts'

interface Lists<Item> {
  all: Item[]
  /** Those that the host's plan opens. */
  allowed: Item[]
}

/** What a host chooses from: ready-made, written, and drawn. The host is undefined for a guest. */
export interface HostableQuizzes {
  /** Ready-made quizzes first, then the caller's own, the teams', and other members'. Rule HO8. */
  list(
    host: Account | undefined,
    wanted: { ageGroup: AgeGroup | undefined; search: string },
  ): Promise<Lists<ReadyMadeQuiz>>
  /** What the host played with others in the last games and may host again, the latest first. Rule HO25. */
  playedLately(host: Account): Promise<ReadyMadeQuiz[]>
  categories(host: Account | undefined, ageGroup: AgeGroup | undefined): Promise<Lists<Category>>
  /** The quiz to freeze for a room or a QTest; `locked` when the plan does not include it, `empty` when it has no scored question, undefined when there is none for this host. */
  find(host: Account | undefined, quizId: string): Promise<HostableQuiz | 'locked' | 'empty' | undefined>
  draw: DrawnQuizzes['draw']
  countInterest: DrawnQuizzes['count']
}

interface HostablePorts {
  catalogue: Catalogue
  authored: AuthoredQuizzes
  drawn: DrawnQuizzes
  takeDowns: Pick<TakeDowns, 'readyMade'>
  plays: Pick<Plays, 'quizzesLately'>
}

export const hostableQuizzes = ({ catalogue, authored, drawn, takeDowns, plays }: HostablePorts): HostableQuizzes => ({
  async list(host, { ageGroup, search }) {
    const viewer = { ageGroup, plan: planOf(host), without: await takeDowns.readyMade() }
    const readyMade = catalogue.quizzes(viewer, search)
    const written = await authored.tiles(host?.userId, ageGroup, search)
    return { all: [...readyMade.all, ...written], allowed: [...readyMade.allowed, ...written] }
  },
  async playedLately(host) {
    const quizIds = await plays.quizzesLately(host.userId)
    if (quizIds.length === 0) return []
    const ageGroup = host.ageGroup ?? undefined
    const viewer = { ageGroup, plan: planOf(host), without: await takeDowns.readyMade() }
    const written = await authored.tilesOf(host.userId, ageGroup, quizIds)
    const tiles = new Map([...catalogue.quizzes(viewer, '').allowed, ...written].map((tile) => [tile.quizId, tile]))
    return quizIds.flatMap((quizId) => tiles.get(quizId) ?? []).slice(0, LIMITS.playedLatelyQuizzes)
  },
  categories: async (host, ageGroup) =>
    catalogue.categories({ ageGroup, plan: planOf(host), without: await takeDowns.readyMade() }),
  async find(host, quizId) {
    const readyMade = catalogue.find(quizId, planOf(host))
    if (readyMade === undefined) return authored.find(host?.userId, quizId)
    return (await takeDowns.readyMade()).has(quizId) ? undefined : readyMade
  },
  draw: drawn.draw,
  countInterest: drawn.count,
})
