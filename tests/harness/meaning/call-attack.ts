import * as z from 'zod'
import * as contract from '../../../packages/contract/src/http/index.ts'
import { seeded } from '../../../packages/core/src/lib/index.ts'
import { QUESTION_TYPES } from '../../../packages/core/src/questions/index.ts'
import { REFUSALS } from '../../../packages/server/src/http/replies/refusals.ts'
import type { Works } from './accounts.ts'
import { Member, newQuiz } from './accounts.ts'
import { hostileTexts } from './hostile-texts.ts'
import { slidesOf } from './slides.ts'
import type { TextField } from './text-fields.ts'
import { bodyShapes, someBody, textFields, valueAt, withValue } from './text-fields.ts'
import type { Reply, Visitor } from './visitor.ts'

/** Who calls, and what belongs to them. */
export interface Attacker {
  role: 'guest' | 'member' | 'admin'
  visitor: Visitor
  works: Works | undefined
}

/** What bodies need to be whole, besides what is the attacker's own. */
export interface Surroundings {
  colleague: Member
  organisationId: string
  teamId: string
  roomId: string
  qtestId: string
}

const ALLOWED: Readonly<Record<contract.Caller, readonly Attacker['role'][]>> = {
  anyone: ['guest', 'member', 'admin'],
  signingIn: ['member', 'admin'],
  user: ['member', 'admin'],
  admin: ['admin'],
}

/** Every status that a call may answer, a failure of the server's own not among them. */
const DEFINED = new Set<number>([
  200,
  // Node's own, for an address that is longer than any of the product.
  431,
  ...Object.values(REFUSALS)
    .map(({ status }) => status)
    .filter((status) => status < 500),
])

/** So many slides with hostile texts make a quiz; then comes another one. */
const SLIDES_A_QUIZ = 60

/** Of the texts that name nothing of others', chance lets this share be sent. */
const SHARE = 0.1

const HOUR_MS = 3_600_000
const NEWCOMER = 'newcomer-'
const MadeAccount = z.looseObject({ userName: z.string(), password: z.string() })
const Slides = z.looseObject({ questions: z.array(z.unknown()) })

/** One way in which a body may be whole, made again for each text. */
interface Base {
  make(): Promise<unknown>
  fields: TextField[]
}

/** Sends every hostile text in every text field of a call, the rest of the body being whole. */
export class CallAttack {
  sent = 0
  /** Of what was sent: done as if nothing were wrong with it. */
  taken = 0
  tooMany = 0
  /** What no call may do, each in a line. */
  readonly findings: string[] = []
  /** Rooms that were opened on the way, with whoever opened them. */
  readonly rooms: { roomId: string; visitor: Visitor }[] = []
  /** Accounts that were made with hostile user names, with their first passwords. */
  readonly accounts: { userName: string; password: string }[] = []
  /** Quizzes that have hostile texts inside, with their owners. */
  readonly quizzes = new Map<string, Member>()
  private readonly slates = new Map<Member, string>()
  private names = 0
  private readonly surroundings: Surroundings
  private readonly seed: number
  private readonly isThorough: boolean

  constructor(surroundings: Surroundings, seed: number, isThorough: boolean) {
    this.surroundings = surroundings
    this.seed = seed
    this.isThorough = isThorough
  }

  /**
   * One call by everybody who may make it. Chance says who of them sends which text, and leaves out most that name nothing of
   * others', unless everybody is to send everything.
   */
  async on(
    call: contract.Endpoint,
    attackers: readonly Attacker[],
    others: Readonly<Record<string, string>>,
  ): Promise<void> {
    const allowed = attackers.filter(({ role }) => ALLOWED[call.caller].includes(role))
    // Its own chance, so that the same seed sends the same however many calls are attacked at once.
    const random = seeded(this.seed)
    const turns = new Map<string, Attacker | undefined>()
    /** Whether it is this one who sends this; chance has said so the first time that it was asked. */
    const isTurnOf = (attacker: Attacker, what: string, name: string): boolean => {
      // An administrator may do something to others.
      const senders = allowed.filter(({ role }) => role !== 'admin' || !Object.hasOwn(others, name))
      if (!turns.has(what)) {
        const isLeftOut = !Object.hasOwn(others, name) && random() >= SHARE
        turns.set(what, isLeftOut ? undefined : senders[Math.floor(random() * senders.length)])
      }
      const drawn = turns.get(what)
      return this.isThorough ? senders.includes(attacker) : drawn === attacker
    }
    for (const attacker of allowed) {
      const tried = new Set<string>()
      for (const { make, fields } of await this.basesOf(call, attacker))
        for (const { path, maxLength } of fields) {
          const valid = valueAt(await make(), path)
          // What several forms of a body share is tried in one of them.
          const place = JSON.stringify([path, valid])
          if (tried.has(place)) continue
          tried.add(place)
          for (const { name, text } of hostileTexts(valid, maxLength, others)) {
            const what = `${path.join('.')}: ${name}`
            if (isTurnOf(attacker, what, name))
              await this.send(call, attacker, withValue(await make(), path, text), what)
          }
        }
    }
  }

  private async send(call: contract.Endpoint, { role, visitor }: Attacker, body: unknown, what: string): Promise<void> {
    this.sent += 1
    const reply = await visitor.call(call, body)
    if (reply.status === 429) this.tooMany += 1
    if (!DEFINED.has(reply.status)) this.findings.push(`${call.path} by a ${role}, ${what}: ${reply.status}`)
    if (reply.status !== 200) return
    this.taken += 1
    await this.afterSuccess(call, visitor, body, reply)
  }

  private async afterSuccess({ path }: contract.Endpoint, visitor: Visitor, body: unknown, { text }: Reply) {
    if (path === contract.createInvite.path) {
      const { roomId } = z.looseObject({ roomId: z.string().optional() }).parse(JSON.parse(text))
      if (roomId !== undefined) this.rooms.push({ roomId, visitor })
    }
    if (path === contract.createUser.path) {
      const { userName, password } = MadeAccount.parse(JSON.parse(text))
      if (!userName.startsWith(NEWCOMER)) this.accounts.push({ userName, password })
    }
    if (!(visitor instanceof Member)) return
    if (path === contract.changePassword.path)
      visitor.password = z.looseObject({ password: z.string() }).parse(body).password
    if (path !== contract.addQuestion.path) return
    this.quizzes.set(z.looseObject({ quizId: z.string() }).parse(body).quizId, visitor)
    if (Slides.parse(JSON.parse(text)).questions.length >= SLIDES_A_QUIZ) this.slates.delete(visitor)
  }

  private async basesOf(call: contract.Endpoint, attacker: Attacker): Promise<Base[]> {
    const bases = bodyShapes(call.body).flatMap((shape) => {
      const known = () => someBody(shape, this.knownOf(call, attacker))
      return this.additionsTo(call, attacker).map((more) => ({
        shape,
        make: async () => ({ ...z.looseObject({}).parse(known()), ...(await more()) }),
      }))
    })
    return Promise.all(bases.map(async ({ shape, make }) => ({ make, fields: textFields(shape, await make()) })))
  }

  /** What of a body its schema leaves open: the slides of every type, in each spelling. */
  private additionsTo({ path }: contract.Endpoint, { visitor, works }: Attacker): (() => Promise<object>)[] {
    if (!(visitor instanceof Member) || works === undefined) return [async () => ({})]
    const slides = QUESTION_TYPES.flatMap((questionType, index) =>
      slidesOf(questionType).map((slide) => ({ slide, questionId: works.questionIds[index] })),
    )
    if (path === contract.addQuestion.path)
      return slides.map(({ slide }) => async () => ({ ...slide, quizId: await this.slateOf(visitor, works) }))
    if (path === contract.editQuestion.path)
      return slides.map(({ slide, questionId }) => async () => ({ ...slide, quizId: works.quizId, questionId }))
    return [async () => ({})]
  }

  /** A quiz that is not full yet. */
  private async slateOf(member: Member, { mediaName }: Works): Promise<string> {
    const present = this.slates.get(member)
    if (present !== undefined) return present
    const quizId = await newQuiz(member, mediaName)
    this.slates.set(member, quizId)
    return quizId
  }

  /** What the fields of a body are to hold, so that the call gets as far as it can. */
  private knownOf({ path }: contract.Endpoint, { visitor, works }: Attacker): Readonly<Record<string, unknown>> {
    const { colleague, organisationId, teamId, roomId, qtestId } = this.surroundings
    this.names += 1
    const userName = `${NEWCOMER}${this.names}`
    const isNew = path === contract.signUp.path || path === contract.createUser.path
    const own = visitor instanceof Member ? visitor : colleague
    const isAdministration = path.startsWith('organisation/')
    return {
      quizId: works?.quizId ?? 'farm-friends',
      questionId: works?.questionIds[0],
      questionIds: works?.questionIds,
      categories: ['farm-friends'],
      quizName: 'Life on the reef',
      quizDescription: 'Fish and corals',
      quizImage: works?.mediaName,
      status: 'draft',
      teamIds: isAdministration ? [teamId] : 'public',
      quizAccessStatus: 'private',
      ageGroup: '18+',
      age_group: '18+',
      'custom:age_group': '18+',
      userName,
      emailId: `${userName}@example.org`,
      userType: 'REGULAR',
      firstName: 'Ada',
      lastName: 'Reef',
      given_name: 'Ada',
      family_name: 'Reef',
      locale: 'Pune',
      profile: 'Likes the tide',
      phone_number: '',
      preferred_username: own.userName,
      image: 'avatar1',
      username: isNew ? userName : isAdministration ? colleague.userName : own.userName,
      email: isNew ? `${userName}@example.org` : colleague.email,
      password: own.password,
      currentPassword: own.password,
      confirmation_code: 'ABCDEF',
      code: '123456',
      organisationId,
      organisationName: `School ${this.names}`,
      teamId,
      teamName: `Team ${this.names}`,
      // What administrators do to accounts would take the colleague away.
      userId: path.startsWith('account/') ? 'none' : colleague.userId,
      roomId,
      qtestId: path === contract.rescheduleQTest.path ? works?.qtests.moved : (works?.qtests.taken ?? qtestId),
      startDate: new Date().toISOString(),
      endDate: new Date(Date.now() + HOUR_MS).toISOString(),
      playerName: `Wanderer ${this.names}`,
      playerEmail: 'wanderer@example.org',
    }
  }
}
