import { Secret, TOTP } from 'otpauth'
import * as z from 'zod'
import * as contract from '../../../packages/contract/src/http/index.ts'
import type { QuestionType } from '../../../packages/core/src/questions/index.ts'
import { QUESTION_TYPES } from '../../../packages/core/src/questions/index.ts'
import { canvas } from '../../../packages/server/src/testing/media-samples.ts'
import { slideOf } from './slides.ts'
import { Visitor } from './visitor.ts'

export const SETUP_TOKEN = 'the-operator-has-set-this'

/** Somebody with an account. */
export class Member extends Visitor {
  readonly userName: string
  readonly email: string
  password: string
  userId = ''

  constructor(origin: string, userName: string) {
    super(origin)
    this.userName = userName
    this.email = `${userName}@example.org`
    // A different one for everybody: knowing one's own does not help with another name.
    this.password = `staple 7 ${[...userName].reverse().join('')}`
  }

  async signIn(password = this.password): Promise<void> {
    const { userId } = contract.SignedIn.parse(
      await this.succeed(contract.signIn, { username: this.userName, password }),
    )
    this.userId = userId
  }

  /** Deletes the account; answers what the server said. */
  leave() {
    return this.call(contract.deleteAccount, { username: this.userName, password: this.password })
  }
}

/** The administrator of a new server. */
export const makeAdmin = async (origin: string): Promise<Member> => {
  const admin = new Member(origin, 'head-teacher')
  const { userName: username, email, password } = admin
  const set = await admin.succeed(contract.setUpAdmin, { setupToken: SETUP_TOKEN, username, email, password })
  admin.userId = contract.SignedIn.parse(set).userId
  const { secret } = z
    .looseObject({ secret: z.string() })
    .parse(await admin.succeed(contract.setUpOneTimeCode, { password }))
  await admin.succeed(contract.giveOneTimeCode, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
  return admin
}

/** Replaces the password that an administrator made. */
export const choosePassword = async (member: Member, first: string): Promise<void> => {
  await member.signIn(first)
  await member.succeed(contract.changePassword, { currentPassword: first, password: member.password })
}

/** Somebody whom the administrator made and who has chosen a password. */
export const makeMember = async (admin: Member, userName: string): Promise<Member> => {
  const member = new Member(admin.origin, userName)
  const form = { userName, firstName: 'Ada', lastName: 'Reef', emailId: member.email, userType: 'PREMIUM' }
  const { password } = z.looseObject({ password: z.string() }).parse(await admin.succeed(contract.createUser, form))
  await choosePassword(member, password)
  return member
}

export const upload = async (member: Member): Promise<string> => {
  const bytes = await canvas().png().toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'reef.png')
  const answer = await fetch(`${member.origin}/qq/v1/media`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: member.cookie() },
    body: form,
  })
  return contract.UploadedMedia.parse(await answer.json()).name
}

const Slides = z.looseObject({ questions: z.array(z.looseObject({ questionId: z.string() })) })

/** What somebody has written. */
export interface Works {
  mediaName: string
  /** A quiz with a slide of every type. */
  quizId: string
  questionIds: string[]
  /** One to be taken, and one whose rules change. */
  qtests: { taken: string; moved: string }
  /** A quiz that begins with a slide of the type, for each. */
  ofType: Readonly<Record<QuestionType, string>>
}

export const newQuiz = async (member: Member, mediaName: string): Promise<string> => {
  const settings = { quizName: 'Life on the reef', quizDescription: 'Fish', ageGroup: '18+', quizImage: mediaName }
  return z.looseObject({ quizId: z.string() }).parse(await member.succeed(contract.createQuiz, settings)).quizId
}

const HOUR_MS = 3_600_000

/** Without additional fields, which whoever takes it would have to fill in. */
const scheduleQTest = async (member: Member, quizId: string): Promise<string> => {
  const window = { startDate: new Date().toISOString(), endDate: new Date(Date.now() + HOUR_MS).toISOString() }
  const sent = { qtestType: 'PV', categories: [quizId], additionalFields: [], ...window }
  return z.looseObject({ qtestId: z.string() }).parse(await member.succeed(contract.createQTest, sent)).qtestId
}

const addSlide = async (member: Member, quizId: string, questionType: QuestionType): Promise<string[]> => {
  const { status, text } = await member.call(contract.addQuestion, { quizId, ...slideOf(questionType) })
  if (status !== 200) throw new Error(`${questionType} answered ${status}: ${text}`)
  return Slides.parse(JSON.parse(text)).questions.map(({ questionId }) => questionId)
}

/** Writes a quiz of all types, and one for each type. */
export const writeWorks = async (member: Member): Promise<Works> => {
  const mediaName = await upload(member)
  const quizId = await newQuiz(member, mediaName)
  let questionIds: string[] = []
  for (const questionType of QUESTION_TYPES) questionIds = await addSlide(member, quizId, questionType)
  const ofType = await Promise.all(
    QUESTION_TYPES.map(async (questionType) => {
      const single = await newQuiz(member, mediaName)
      await addSlide(member, single, questionType)
      // A quiz of info slides alone opens no room. Rule HO15.
      if (questionType === 'NQS') await addSlide(member, single, 'TRF')
      return [questionType, single] as const
    }),
  )
  const qtests = { taken: await scheduleQTest(member, quizId), moved: await scheduleQTest(member, quizId) }
  return { mediaName, quizId, questionIds, qtests, ofType: Object.fromEntries(ofType) as Works['ofType'] }
}
