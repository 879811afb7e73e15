import { setTimeout as pause } from 'node:timers/promises'
import { DOOR_REFUSALS } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod'
import type { Bus } from '../ports.ts'
import type { RoomDirectory } from '../room/directory.ts'
import type { RoomLookups } from '../room/room-lookups.ts'
import type { JournalMembers } from '../stores/journal-members.ts'
import { MOST_CREDENTIALS } from './line-messages.ts'
import { readJson } from './read-json.ts'
import type { RoomPlaces } from './room-places.ts'

const ANSWER_MS = 2_000
/** A room that moves is there again after a moment; one that is away for longer opens with its old seats. */
const RAISE = { tries: 20, pauseMs: 500 }

const roomId = z.string().length(LIMITS.roomCodeCharacters)
const credentials = z.array(z.string().max(200)).max(MOST_CREDENTIALS)
const alias = z.string().max(200)

/** What one node asks the node that runs a room. */
const Question = z.discriminatedUnion('asks', [
  z.object({ asks: z.literal('entry'), roomId, credentials }),
  z.object({ asks: z.literal('knock'), roomId, credential: z.string().max(200) }),
  z.object({ asks: z.literal('raise'), roomId, credential: z.string().max(200), capacity: z.int().min(1) }),
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
      /** None from a node of a build before. */
      language: z.string().nullable().default(null),
      isHost: z.boolean(),
      refusal: z.enum(DOOR_REFUSALS).optional(),
      openedAtMs: z.number(),
    }),
  ])
  .nullable()
const FoundQuestion = z.object({ quizId: z.string(), questionId: z.string() }).nullable()
const Done = z.literal('done').nullable()
const Media = z.object({ folder: z.string(), name: z.string() }).nullable()

/** The same lookups, asked of the node that runs the room. */
export interface ClusterRoomLookups extends RoomLookups {
  /** Answers another node about a room here. */
  answer(text: string): Promise<string>
}

export const clusterRoomLookups = ({
  local,
  directory,
  places,
  members,
  bus,
}: {
  local: RoomLookups
  directory: Pick<RoomDirectory, 'raiseSeats'>
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
    return typeof entry === 'object' ? { ...entry, seat: entry.seat, refusal: entry.refusal } : entry
  }

  const answerTo = (question: Question): Promise<unknown> => {
    switch (question.asks) {
      case 'knock':
        return local.knock(question.roomId, question.credential).then(() => 'done')
      case 'raise':
        directory.raiseSeats(question.roomId, question.credential, question.capacity)
        return Promise.resolve('done')
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
    async knock(roomId, credential) {
      await ask({ asks: 'knock', roomId, credential }, Done, () => local.knock(roomId, credential))
    },
    async raiseSeats(credential, capacity) {
      for (const roomId of await members.openRoomsOf([credential]))
        for (let tries = 0; tries < RAISE.tries; tries += 1) {
          const asked: Question = { asks: 'raise', roomId, credential, capacity }
          const raised = await ask(asked, Done, async () => directory.raiseSeats(roomId, credential, capacity))
          if (raised !== 'later') break
          await pause(RAISE.pauseMs)
        }
    },
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
