import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod'
import type { Bus } from '../ports.ts'
import type { RoomLookups } from '../room/room-lookups.ts'
import type { JournalMembers } from '../stores/journal-members.ts'
import { MOST_CREDENTIALS } from './line-messages.ts'
import { readJson } from './read-json.ts'
import type { RoomPlaces } from './room-places.ts'

const ANSWER_MS = 2_000

const roomId = z.string().length(LIMITS.roomCodeCharacters)
const credentials = z.array(z.string().max(200)).max(MOST_CREDENTIALS)
const alias = z.string().max(200)

/** What one node asks the node that runs a room. */
const Question = z.discriminatedUnion('asks', [
  z.object({ asks: z.literal('entry'), roomId, credentials }),
  z.object({ asks: z.literal('question'), roomId, credentials, alias }),
  z.object({ asks: z.literal('media'), roomId, alias }),
])
type Question = z.infer<typeof Question>

const Seat = z.object({ name: z.string(), avatar: z.string(), isHost: z.boolean() })
const Entry = z
  .union([
    z.literal('later'),
    z.object({
      seat: Seat.optional(),
      hasSafeNames: z.boolean(),
      isHost: z.boolean(),
      openedAtMs: z.number(),
    }),
  ])
  .nullable()
const FoundQuestion = z.object({ quizId: z.string(), questionId: z.string() }).nullable()
const Media = z.object({ folder: z.string(), name: z.string() }).nullable()

/** The same lookups, asked of the node that runs the room. */
export interface ClusterRoomLookups extends RoomLookups {
  /** Answers another node about a room here. */
  answer(text: string): Promise<string>
}

export const clusterRoomLookups = ({
  local,
  places,
  members,
  bus,
}: {
  local: RoomLookups
  places: Pick<RoomPlaces, 'find'>
  members: Pick<JournalMembers, 'openRoomsOf'>
  bus: Pick<Bus, 'ask'>
}): ClusterRoomLookups => {
  /** Undefined when there is no such room; `later` when it cannot be asked now. */
  const ask = async <Answer extends z.ZodType, Here>(
    question: Question,
    answer: Answer,
    here: () => Promise<Here>,
  ): Promise<NonNullable<z.output<Answer>> | Here | 'later' | undefined> => {
    const place = await places.find(question.roomId)
    if (place === undefined || place === 'later') return place
    if ('runner' in place) return here()
    const answered = await bus.ask(place.node, 'rooms', JSON.stringify(question), ANSWER_MS)
    return answered.ok ? (readJson(answer, answered.value) ?? undefined) : 'later'
  }

  const orNone = <Value>(answer: Value | 'later' | undefined): Value | undefined =>
    answer === 'later' ? undefined : answer

  const entryOf: RoomLookups['entryOf'] = async (roomId, credentials) => {
    const entry = await ask({ asks: 'entry', roomId, credentials: credentials.slice(0, MOST_CREDENTIALS) }, Entry, () =>
      local.entryOf(roomId, credentials),
    )
    return typeof entry === 'object' ? { ...entry, seat: entry.seat } : entry
  }

  const answerTo = (question: Question): Promise<unknown> => {
    switch (question.asks) {
      case 'entry':
        return local.entryOf(question.roomId, question.credentials)
      case 'question':
        return local.questionIn(question.roomId, question.credentials, question.alias)
      case 'media':
        return local.findMedia(question.roomId, question.alias)
    }
  }

  return {
    entryOf,
    async ownRoom(credentials) {
      for (const roomId of await members.openRoomsOf(credentials)) {
        const entry = await entryOf(roomId, credentials)
        if (typeof entry === 'object' && entry.seat !== undefined) return { roomId, seat: entry.seat }
      }
      return undefined
    },
    questionIn: async (roomId, credentials, alias) => {
      const question: Question = {
        asks: 'question',
        roomId,
        credentials: credentials.slice(0, MOST_CREDENTIALS),
        alias,
      }
      return orNone(await ask(question, FoundQuestion, () => local.questionIn(roomId, credentials, alias)))
    },
    findMedia: async (roomId, alias) =>
      orNone(await ask({ asks: 'media', roomId, alias }, Media, () => local.findMedia(roomId, alias))),
    async answer(text) {
      const question = readJson(Question, text)
      return JSON.stringify((question && (await answerTo(question))) ?? null)
    },
  }
}
