import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { NewAccount } from './accounts.ts'
import { createAccounts } from './accounts.ts'
import { createAllowances } from './allowances.ts'
import { createChallenges } from './challenges.ts'
import { createOrganisations } from './organisations.ts'
import { createQuizzes } from './quizzes.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createSetupTokens } from './setup-tokens.ts'
import { createSocialLogins } from './social-logins.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const NOW_MS = Date.UTC(2026, 10, 22)
const TWENTY = Array.from({ length: 20 }, (_, index) => index)

/** What twenty callers get who do the same at the same moment. */
const atOnce = <Answer>(act: (index: number) => Promise<Answer>): Promise<Answer[]> => Promise.all(TWENTY.map(act))

const accountOf = (changes: Partial<NewAccount> = {}): NewAccount => {
  const userId = systemChance.newId()
  const userName = randomBytes(8).toString('hex')
  const email = `${userName}@example.org`
  return {
    userId,
    userName,
    email,
    passwordHash: null,
    userType: 'REGULAR',
    ageGroup: '18+',
    isConfirmed: true,
    ...changes,
  }
}
const newAccount = async (changes: Partial<NewAccount> = {}): Promise<string> => {
  const account = accountOf(changes)
  expect(await createAccounts(database).create(account, NOW_MS)).toBe('created')
  return account.userId
}

test('AC3 of twenty who take one name at the same moment, in any case, one gets it', async () => {
  const accounts = createAccounts(database)
  const answers = await atOnce((index) =>
    accounts.create(accountOf({ userName: index % 2 ? 'wanted-name' : 'Wanted-Name' }), NOW_MS),
  )
  expect(answers.toSorted()).toEqual(['created', ...Array(19).fill('nameTaken')])
})

test('AC3 of twenty who choose one name later, at the same moment, one gets it', async () => {
  const accounts = createAccounts(database)
  const ids = await atOnce(() => newAccount({ userName: null }))
  const profile = {
    ageGroup: '18+',
    givenName: '',
    familyName: '',
    city: '',
    phoneNumber: '',
    introduction: '',
  } as const
  const answers = await atOnce((index) =>
    accounts.updateProfile(ids[index] ?? '', { ...profile, userName: 'chosen-later' }),
  )
  expect(answers.toSorted()).toEqual([...Array(19).fill('nameTaken'), 'saved'])
})

test('AC4 of twenty who confirm one email at the same moment, one has it', async () => {
  const accounts = createAccounts(database)
  const claims = await atOnce(() => newAccount({ email: 'wanted@example.org', isConfirmed: false }))
  const confirmed = await atOnce((index) => accounts.confirm(claims[index] ?? '', NOW_MS))
  expect(confirmed.filter(Boolean)).toHaveLength(1)
  expect((await accounts.byNameOrEmail('Wanted@example.org'))?.userId).toBe(claims[confirmed.indexOf(true)])
})

test('AC5 of twenty tries at the same moment five are taken, and the right code counts once', async () => {
  const challenges = createChallenges(database)
  const key = { userId: await newAccount(), purpose: 'reset' as const }
  const tries = { each: 5, inAll: 50 }
  await challenges.ask(key, { browser: 'own', address: 'here', tries: 5 }, 2)
  await challenges.issue(key, { codeHash: 'hash', expiresAtMs: NOW_MS + 1_000, tries }, NOW_MS)
  for (const browsers of [['own'], ['others'], []]) {
    const taken = await atOnce(() => challenges.takeTry(key, browsers, NOW_MS))
    expect(taken.filter((hash) => hash === 'hash')).toHaveLength(browsers.length === 0 ? 0 : 5)
  }
  expect((await atOnce(() => challenges.use(key, 'hash'))).filter(Boolean)).toHaveLength(1)
})

test('AC35 codes that are asked for, issued and tried at the same moment stop none of each other', async () => {
  const challenges = createChallenges(database)
  const code = { codeHash: 'hash', expiresAtMs: NOW_MS + 1_000, tries: { each: 50, inAll: 500 } }
  for (let round = 0; round < 20; round += 1) {
    const key = { userId: await newAccount(), purpose: 'reset' as const }
    await challenges.ask(key, { browser: 'own', address: 'here', tries: 50 }, 2)
    await challenges.issue(key, code, NOW_MS)
    await atOnce(async (index) => {
      if (index % 4 === 0) return challenges.issue(key, code, NOW_MS)
      if (index % 4 === 1) return challenges.ask(key, { browser: `asker ${index}`, address: 'there', tries: 50 }, 9)
      return challenges.takeTry(key, index % 4 === 2 ? ['own'] : [], NOW_MS)
    })
    expect(await challenges.takeTry(key, ['own'], NOW_MS)).toBe('hash')
  }
})

test('AC35 of twenty browsers that ask at one address at the same moment two have tries of their own', async () => {
  const challenges = createChallenges(database)
  const key = { userId: await newAccount(), purpose: 'reset' as const }
  await challenges.issue(key, { codeHash: 'hash', expiresAtMs: NOW_MS + 1_000, tries: { each: 1, inAll: 50 } }, NOW_MS)
  await atOnce((index) => challenges.ask(key, { browser: `browser ${index}`, address: 'here', tries: 1 }, 2))
  const taken = await atOnce((index) => challenges.takeTry(key, [`browser ${index}`], NOW_MS))
  // The third is the one that all others share.
  expect(taken.filter((hash) => hash === 'hash')).toHaveLength(3)
})

test('AC31 a code that many browsers guess at ends: all together have a few tries', async () => {
  const challenges = createChallenges(database)
  const key = { userId: await newAccount(), purpose: 'reset' as const }
  await challenges.issue(key, { codeHash: 'hash', expiresAtMs: NOW_MS + 1_000, tries: { each: 5, inAll: 12 } }, NOW_MS)
  await atOnce((index) => challenges.ask(key, { browser: `browser ${index}`, address: `${index}`, tries: 5 }, 2))
  const taken = await atOnce((index) => challenges.takeTry(key, [`browser ${index}`], NOW_MS))
  expect(taken.filter((hash) => hash === 'hash')).toHaveLength(12)
})

test('ML13 a code is valid before it leaves; one that did not leave gives way to the one before and brings no tries', async () => {
  const challenges = createChallenges(database)
  const key = { userId: await newAccount(), purpose: 'reset' as const }
  const tries = { each: 3, inAll: 50 }
  const issue = (codeHash: string) => challenges.issue(key, { codeHash, expiresAtMs: NOW_MS + 1_000, tries }, NOW_MS)
  const guess = () => challenges.takeTry(key, [], NOW_MS)

  const none = await issue('first')
  expect(await guess()).toBe('first')
  await challenges.withdraw(key, 'first', none)
  const stillNone = await issue('second')
  expect([await guess(), await guess(), await guess()]).toEqual(['second', 'second', undefined])
  expect(stillNone.codeHash).toBe('')
  await challenges.renewTries(key, 'second', tries)
  expect(await guess()).toBe('second')
  const second = await issue('third')
  await challenges.withdraw(key, 'third', second)
  expect([await guess(), await guess(), await guess()]).toEqual(['second', 'second', undefined])
  await challenges.renewTries(key, 'second', tries)
  expect(await challenges.use(key, 'second')).toBe(true)
  await challenges.renewTries(key, 'second', tries)
  expect(await guess()).toBeUndefined()
})

test('ML10 of twenty letters that are caused at the same moment three are sent', async () => {
  const allowances = createAllowances(database)
  const share = { kind: 'code', atOnce: 3, everyMs: 60_000 }
  const take = async (nowMs: number) => {
    const taken = await atOnce(() => allowances.take('the-mailbox', share, nowMs))
    return taken.map(({ isTaken }) => isTaken)
  }
  expect((await take(NOW_MS)).filter(Boolean)).toHaveLength(3)
  expect((await take(NOW_MS + 59_999)).filter(Boolean)).toHaveLength(0)
  expect((await take(NOW_MS + 60_000)).filter(Boolean)).toHaveLength(1)
  expect((await take(NOW_MS + 600_000)).filter(Boolean)).toHaveLength(3)
})

test('AC38 of twenty guesses at the same moment five are taken, and one that was given back may be made again', async () => {
  const allowances = createAllowances(database)
  const guesses = { kind: 'guesses', atOnce: 5, everyMs: 60_000 }
  const taken = await atOnce(() => allowances.take('the-account', guesses, NOW_MS))
  expect(taken.flatMap((each) => (each.isTaken ? [each.left] : [])).toSorted()).toEqual([0, 1, 2, 3, 4])
  expect(taken.filter(({ isTaken }) => !isTaken)).toEqual(Array(15).fill({ isTaken: false, waitMs: 60_000 }))
  await allowances.giveBack('the-account', guesses)
  expect(await allowances.take('the-account', guesses, NOW_MS)).toEqual({ isTaken: true, left: 0 })
})

test('OP10 a clock that was ahead by an hour and is set back makes nobody wait for it, one ahead by a second gives nothing', async () => {
  const allowances = createAllowances(database)
  const guesses = { kind: 'guesses', atOnce: 5, everyMs: 60_000 }
  const take = async (nowMs: number) => (await allowances.take('set-back', guesses, nowMs)).isTaken
  for (let times = 0; times < 5; times += 1) await take(NOW_MS + 3_600_000)
  for (let times = 0; times < 5; times += 1) expect(await take(NOW_MS)).toBe(true)
  expect([await take(NOW_MS), await take(NOW_MS - 1_000)]).toEqual([false, false])
})

test('AC37 of twenty who use one recovery code at the same moment one gets in', async () => {
  const recoveryCodes = createRecoveryCodes(database)
  const userId = await newAccount()
  const code = { number: 1, codeHash: 'hash' }
  await atOnce(() => recoveryCodes.replace(userId, [code, { number: 2, codeHash: 'other' }]))
  expect(await recoveryCodes.count(userId)).toBe(2)
  expect((await atOnce(() => recoveryCodes.use(userId, code))).filter(Boolean)).toHaveLength(1)
})

test('AC22 of administrators who leave at the same moment one stays', async () => {
  const accounts = createAccounts(database)
  const admins = await atOnce(() => newAccount({ userType: 'ADMIN' }))
  const answers = await atOnce((index) => accounts.remove(admins[index] ?? ''))
  expect(answers.toSorted()).toEqual(['lastAdmin', ...Array(19).fill('removed')])
  expect(await accounts.hasAdmin()).toBe(true)
})

test('AD1 a setup token that is used by twenty at the same moment works once', async () => {
  const used = await atOnce(() => createSetupTokens(database).use('token', NOW_MS))
  expect(used.filter(Boolean)).toHaveLength(1)
})

test('AD2 a one-time code that comes twenty times at the same moment counts once', async () => {
  const userId = await newAccount()
  const used = await atOnce(() => createAccounts(database).useOneTimeCode(userId, 'SECRET', 1_000))
  expect(used.filter(Boolean)).toHaveLength(1)
})

test('AD6 a member who is added to two organisations at the same moment belongs to one, and can be given its teams at once', async () => {
  const organisations = createOrganisations(database)
  const userId = await newAccount()
  const [left, right] = [systemChance.newId(), systemChance.newId()]
  for (const organisationId of [left, right])
    await organisations.create({ organisationId, organisationName: organisationId, isEnterprise: false })
  const added = await Promise.all(
    [left, right].map((organisationId) => organisations.addMember(organisationId, userId)),
  )
  expect(added.filter(Boolean)).toHaveLength(1)

  const organisationId = added[0] ? left : right
  const teamIds = [systemChance.newId(), systemChance.newId()]
  for (const teamId of teamIds) await organisations.addTeam({ teamId, organisationId, teamName: teamId })
  await atOnce(() => organisations.setTeams(organisationId, userId, teamIds))
  const organisation = await organisations.byId(organisationId)
  expect(organisation?.members.map((member) => member.teamIds.toSorted())).toEqual([teamIds.toSorted()])
})

test('AD6 a member who leaves while teams are given is in no team afterwards', async () => {
  const organisations = createOrganisations(database)
  const organisationId = systemChance.newId()
  await organisations.create({ organisationId, organisationName: organisationId, isEnterprise: false })
  const teamId = systemChance.newId()
  await organisations.addTeam({ teamId, organisationId, teamName: 'Class 5b' })
  const members = await atOnce(async () => {
    const userId = await newAccount()
    await organisations.addMember(organisationId, userId)
    return userId
  })
  await Promise.all(
    members.flatMap((userId) => [
      organisations.setTeams(organisationId, userId, [teamId]),
      organisations.removeMember(organisationId, userId),
    ]),
  )
  const teams = await Promise.all(members.map((userId) => createQuizzes(database).teamsOf(userId)))
  expect(teams.flat()).toEqual([])
})

test('AD6 a team that is removed while it is given has nobody, and nobody is refused for it', async () => {
  const organisations = createOrganisations(database)
  const organisationId = systemChance.newId()
  await organisations.create({ organisationId, organisationName: organisationId, isEnterprise: false })
  const userId = await newAccount()
  await organisations.addMember(organisationId, userId)
  for (const index of TWENTY) {
    const teamId = systemChance.newId()
    await organisations.addTeam({ teamId, organisationId, teamName: `Class ${index}` })
    await Promise.all([
      organisations.setTeams(organisationId, userId, [teamId]),
      organisations.removeTeam(organisationId, teamId),
      organisations.setTeams(organisationId, userId, [teamId]),
    ])
    expect(await createQuizzes(database).teamsOf(userId)).toEqual([])
  }
})

test('AD7 of twenty organisations and teams with one name that are made at the same moment one is', async () => {
  const organisations = createOrganisations(database)
  const ids = TWENTY.map(systemChance.newId)
  const made = await atOnce((index) =>
    organisations.create({
      organisationId: ids[index] ?? '',
      organisationName: index % 2 ? 'One School' : 'ONE school',
      isEnterprise: false,
    }),
  )
  expect(made.filter(Boolean)).toHaveLength(1)
  const organisationId = ids[made.indexOf(true)] ?? ''
  const teams = await atOnce(() =>
    organisations.addTeam({ teamId: systemChance.newId(), organisationId, teamName: 'Class 5b' }),
  )
  expect(teams.filter(Boolean)).toHaveLength(1)
})

test('AU4 of twenty slides that come at the same moment as many stay as there is room for, each in the order once', async () => {
  const quizzes = createQuizzes(database)
  const quizId = systemChance.newId()
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage: '' } as const
  await quizzes.create({ quizId, ownerId: await newAccount(), ...settings }, NOW_MS, 100)
  const added = await atOnce((index) =>
    quizzes.addSlides(
      quizId,
      [
        {
          question: {
            questionId: `${quizId} ${index}`,
            questionType: 'NQS',
            questionTitle: `Slide ${index}`,
            questionImage: null,
            answerImage: null,
            answerContent: null,
            timerS: 30,
            maxPoints: 0,
            note: '',
          },
        },
      ],
      NOW_MS,
      7,
    ),
  )
  expect(added.filter(Boolean)).toHaveLength(7)
  const slides = await quizzes.slides(quizId)
  expect(slides).toHaveLength(7)
  expect((await quizzes.byId(quizId))?.questionIds).toEqual(slides.map(({ question }) => question.questionId))
})

test('AU10 of twenty quizzes that are made at the same moment as many stay as the account may have', async () => {
  const quizzes = createQuizzes(database)
  const ownerId = await newAccount()
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage: '' } as const
  const made = await atOnce(() => quizzes.create({ quizId: systemChance.newId(), ownerId, ...settings }, NOW_MS, 7))
  expect(made.filter(Boolean)).toHaveLength(7)
  expect(await quizzes.ofAuthor(ownerId)).toHaveLength(7)
})

test('AU7 a team that is removed while a quiz is opened to it is left out, and nobody is refused for it', async () => {
  const [quizzes, organisations] = [createQuizzes(database), createOrganisations(database)]
  const organisationId = systemChance.newId()
  await organisations.create({ organisationId, organisationName: organisationId, isEnterprise: false })
  const quizId = systemChance.newId()
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage: '' } as const
  await quizzes.create({ quizId, ownerId: await newAccount(), ...settings }, NOW_MS, 100)
  for (const index of TWENTY) {
    const teamId = systemChance.newId()
    await organisations.addTeam({ teamId, organisationId, teamName: `Class ${index}` })
    const open = () => quizzes.setPlayers(quizId, { isPublic: false, teamIds: [teamId], insteadOf: [] }, NOW_MS, 100)
    await Promise.all([open(), organisations.removeTeam(organisationId, teamId), open()])
    expect((await quizzes.byId(quizId))?.teamIds).toEqual([])
  }
})

test('SL1 an identity that comes twenty times at the same moment makes one account, and leaves no other behind', async () => {
  const socialLogins = createSocialLogins(database)
  const identity = { issuer: 'https://issuer.example', subject: 'somebody' }
  const accounts = TWENTY.map(() => accountOf({ userName: null }))
  const answers = await Promise.all(accounts.map((account) => socialLogins.createAccount(account, identity, NOW_MS)))
  expect(answers.toSorted()).toEqual(['created', ...Array(19).fill('taken')])
  const found = await Promise.all(accounts.map(({ userId }) => createAccounts(database).byId(userId)))
  const [made] = found.filter((account) => account !== undefined)
  expect(found.filter((account) => account !== undefined)).toHaveLength(1)
  expect(await socialLogins.userIdOf(identity)).toBe(made?.userId)
})

test('SL4 a begun login that comes back twenty times at the same moment is taken once', async () => {
  const socialLogins = createSocialLogins(database)
  const login = { provider: 'google', nonce: 'n', verifier: 'v', redirectUri: 'https://quiz.example/' } as const
  await socialLogins.begin({ ...login, stateHash: 'state', credential: 'browser', expiresAtMs: NOW_MS + 1_000 })
  const taken = await atOnce(() => socialLogins.take('state', ['browser'], NOW_MS))
  expect(taken.filter((one) => one !== undefined)).toEqual([login])
})
