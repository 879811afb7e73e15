import type { Category, ReadyMadeQuiz } from '@quokka/contract/http'
import type { AgeGroup } from '@quokka/core/accounts'
import { planOf } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import type { SearchQuery } from '@quokka/core/search'
import type { Account } from '../../stores/accounts.ts'
import type { Plays } from '../../stores/plays.ts'
import type { TakeDowns } from '../../stores/take-downs.ts'
import type { AuthoredQuizzes } from './authored-quizzes.ts'
import type { Catalogue, OpenTo } from './catalogue.ts'
import type { DrawnQuizzes } from './drawn-quizzes.ts'
import type { HostableQuiz } from './hostable-quiz.ts'

/** What a host chooses from: ready-made, written, and drawn. The host is undefined for a guest. */
export interface HostableQuizzes {
  /** Ready-made quizzes first, then the caller's own, the teams', and other members'. Rule HO8. */
  list(host: Account | undefined, ageGroup: AgeGroup | undefined): Promise<OpenTo<ReadyMadeQuiz>>
  /** The best of each of these groups first; what comes closest is told where no quiz says all that was looked for. Rule HO9. */
  search(
    host: Account | undefined,
    ageGroup: AgeGroup | undefined,
    query: SearchQuery,
  ): Promise<{ found: OpenTo<ReadyMadeQuiz>; nearest: OpenTo<ReadyMadeQuiz> }>
  /** What the host played with others in the last games and may host again, the latest first. Rule HO25. */
  playedLately(host: Account): Promise<ReadyMadeQuiz[]>
  categories(host: Account | undefined, ageGroup: AgeGroup | undefined): Promise<OpenTo<Category>>
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

const NOTHING: OpenTo<ReadyMadeQuiz> = { all: [], allowed: [] }

/** Every plan opens what people wrote. */
const withWritten = (readyMade: OpenTo<ReadyMadeQuiz>, written: readonly ReadyMadeQuiz[]): OpenTo<ReadyMadeQuiz> => ({
  all: [...readyMade.all, ...written],
  allowed: [...readyMade.allowed, ...written],
})

export const hostableQuizzes = ({ catalogue, authored, drawn, takeDowns, plays }: HostablePorts): HostableQuizzes => ({
  async list(host, ageGroup) {
    const viewer = { ageGroup, plan: planOf(host), without: await takeDowns.readyMade() }
    return withWritten(catalogue.quizzes(viewer), await authored.tiles(host?.userId, ageGroup))
  },
  async search(host, ageGroup, query) {
    const viewer = { ageGroup, plan: planOf(host), without: await takeDowns.readyMade() }
    const readyMade = await catalogue.search(viewer, query)
    const written = await authored.search(host?.userId, ageGroup, query)
    const found = withWritten(readyMade.found, written.found)
    const isSaid = found.all.some(({ foundIn }) => foundIn === undefined)
    return { found, nearest: isSaid ? NOTHING : withWritten(readyMade.nearest, written.nearest) }
  },
  async playedLately(host) {
    const quizIds = await plays.quizzesLately(host.userId)
    if (quizIds.length === 0) return []
    const ageGroup = host.ageGroup ?? undefined
    const viewer = { ageGroup, plan: planOf(host), without: await takeDowns.readyMade() }
    const written = await authored.tilesOf(host.userId, ageGroup, quizIds)
    const tiles = new Map([...catalogue.quizzes(viewer).allowed, ...written].map((tile) => [tile.quizId, tile]))
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
