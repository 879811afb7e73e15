import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const owner = await at.member('reef-owner')
const editor = await at.member('reef-editor')
const stranger = await at.member('reef-stranger')
const BANNER = await at.giveMediaName(`${'b'.repeat(22)}.webp`, owner)
const settings = {
  quizName: 'Life on the Reef',
  quizDescription: 'Fish and corals',
  ageGroup: '9 to 14',
  quizImage: BANNER,
}
const mcq = (questionTitle: string) => ({
  questionType: 'MCQ',
  questionTitle,
  answerChoices: ['Clown fish', 'Shark', 'Whale', 'Eel'],
  correctAnswer: ['Clown fish'],
  timer: 30,
  maxPoints: 100,
  answerContent: 'None',
})

const newQuiz = async (by: Browser = owner, changes: object = {}): Promise<string> =>
  (await by.post('createquiz/createquiz', { ...settings, ...changes })).json().quizId
const addSlide = async (quizId: string, question: object, by: Browser = owner) => {
  const reply = await by.post('createquiz/addquestion', { quizId, ...question })
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
  return reply.json().questions.at(-1)
}
const read = async (quizId: string, by: Browser = owner) => (await by.post('createquiz/getquiz', { quizId })).json()
const titles = (quiz: { questions: { questionTitle: string }[] }) => quiz.questions.map((slide) => slide.questionTitle)

test('AU1 a quiz is a draft with its settings, and its owner reads it back', async () => {
  const quizId = await newQuiz()
  expect(await read(quizId)).toEqual({
    quizId,
    ...settings,
    quizType: 'Private',
    statusCode: 'DRF',
    createdOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
    editedOn: expect.any(String),
    isOwner: true,
    isPublic: false,
    teamCount: 0,
    questionIds: [],
    questions: [],
    revision: 1,
  })
})

test.each([
  [{ quizName: ' ' }, 'Quiz Name: Field cannot be empty'],
  [{ quizName: 'x'.repeat(101) }, 'Quiz Name: Must contain atmost 100 characters'],
  [{ quizDescription: '' }, 'Quiz Description: Field cannot be empty'],
  [{ quizDescription: 'x'.repeat(201) }, 'Quiz Description: Must contain atmost 200 characters'],
  [{ quizImage: null }, 'Banner Image: Field cannot be empty'],
  [{ ageGroup: 'all' }, 'Age: Choose one of the options'],
  [{ quizName: undefined }, 'Quiz Name: Field cannot be empty'],
  [{ quizDescription: undefined }, 'Quiz Description: Field cannot be empty'],
  [{ quizImage: undefined }, 'Banner Image: Field cannot be empty'],
  [{ ageGroup: undefined }, 'Age: Field cannot be empty'],
])('AU1 a quiz with %j is a 400: %s', async (changes, sentence) => {
  const created = await owner.post('createquiz/createquiz', { ...settings, ...changes })
  expect([created.statusCode, created.body]).toEqual([400, sentence])
  const quizId = await newQuiz()
  const edited = await owner.post('createquiz/editquiz', { quizId, ...settings, ...changes })
  expect([edited.statusCode, edited.body]).toEqual([400, sentence])
  expect(await read(quizId)).toMatchObject(settings)
})

test('AU1 an old spelling of an age group is understood', async () => {
  const quizId = await newQuiz(owner, { ageGroup: '9 to 14 ' })
  expect((await read(quizId)).ageGroup).toBe('9 to 14')
})

describe('AU2', () => {
  const calls = (quizId: string): [path: string, body: object, isOwnerOnly: boolean][] => [
    ['getquiz', { quizId }, false],
    ['addquestion', { quizId, ...mcq('New') }, false],
    ['editquestion', { quizId, questionId: 'none', ...mcq('New') }, false],
    ['deletequestion', { quizId, questionId: 'none' }, false],
    ['editquiz', { quizId, questionIds: [] }, false],
    ['editquiz', { quizId, ...settings }, false],
    ['changequizstatus', { quizId, status: 'draft' }, false],
    ['changequizstatus', { quizId, status: 'inactive' }, true],
    ['getuserswitheditaccess', { quizId }, false],
    ['addquizeditor', { quizId, email: stranger.email }, true],
    ['removequizeditor', { quizId, email: editor.email }, true],
    ['getquizteams', { quizId }, false],
    ['assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' }, false],
    ['deletequiz', { quizId }, true],
  ]

  test('AU2 a stranger, and an editor where only the owner may, get a 403 in the very words; nothing changes', async () => {
    const quizId = await newQuiz()
    await addSlide(quizId, mcq('Kept'))
    await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
    const before = await read(quizId)
    for (const [path, body, isOwnerOnly] of calls(quizId))
      for (const caller of isOwnerOnly ? [stranger, editor] : [stranger]) {
        const reply = await caller.post(`createquiz/${path}`, body)
        expect([path, reply.statusCode, reply.body]).toEqual([
          path,
          403,
          'User not authorized to view and/or edit this quiz',
        ])
      }
    expect(await read(quizId)).toEqual(before)
    expect((await read(quizId, editor)).isOwner).toBe(false)
  })

  test('AU2 a quiz that is not there, or was deleted, is a 404 to everybody', async () => {
    const quizId = await newQuiz()
    await owner.post('createquiz/deletequiz', { quizId })
    for (const id of [quizId, 'none'])
      for (const [path, body] of calls(id))
        for (const caller of [owner, stranger]) {
          const reply = await caller.post(`createquiz/${path}`, body)
          expect([path, reply.statusCode, reply.body]).toEqual([path, 404, 'There is no such quiz.'])
        }
  })
})

test('AU3 slides are added at the end, changed and deleted; a slide of another quiz cannot be reached through this one', async () => {
  const quizId = await newQuiz()
  const first = await addSlide(quizId, mcq('First'))
  const second = await addSlide(quizId, mcq('Second'))
  expect(first).toEqual({
    questionId: expect.any(String),
    quizId,
    questionType: 'MCQ',
    questionTitle: 'First',
    correctAnswer: '["Clown fish"]',
    answerChoices: '["Clown fish","Shark","Whale","Eel"]',
    s3ImageName: null,
    s3AnswerImageName: null,
    answerContent: 'None',
    timeToAnswer: 30,
    maxPoints: 100,
    questionNumber: 1,
    quizType: 'Private',
    revision: 1,
  })
  const other = await addSlide(await newQuiz(), mcq('Elsewhere'))
  for (const path of ['editquestion', 'deletequestion'] as const) {
    const body = { quizId, questionId: other.questionId, ...(path === 'editquestion' ? mcq('Taken') : {}) }
    const reply = await owner.post(`createquiz/${path}`, body)
    expect([reply.statusCode, reply.body]).toEqual([404, 'This slide is not in the quiz any more.'])
  }
  await owner.post('createquiz/editquestion', { quizId, questionId: first.questionId, ...mcq('First again') })
  expect(titles(await read(quizId))).toEqual(['First again', 'Second'])
  const deleted = await owner.post('createquiz/deletequestion', { quizId, questionId: first.questionId })
  expect([deleted.statusCode, deleted.body]).toEqual([200, 'Slide deleted.'])
  expect((await read(quizId)).questionIds).toEqual([second.questionId])
})

test.each([
  [{ questionTitle: ' ' }, 'Question: Field cannot be empty'],
  [{ questionTitle: 'x'.repeat(301) }, 'Question: Must contain atmost 300 characters'],
  [{ answerChoices: ['A', 'B', 'C', 'x'.repeat(61)] }, 'Option: Must contain atmost 60 characters'],
  [{ answerChoices: ['A', 'B', 'C', ''] }, 'Option: Field cannot be empty'],
  [{ answerChoices: ['A', 'b', 'B', 'D'], correctAnswer: ['A'] }, 'Options must differ'],
  [{ correctAnswer: ['Dolphin'] }, 'The right answer must be one of the options'],
  [{ answerContent: 'x'.repeat(301) }, 'Explanation: Must contain atmost 300 characters'],
  [{ timer: 0 }, 'Time: Must be at least 1'],
  [{ maxPoints: 5_000 }, 'Points: Must be at most 1000'],
  [{ questionType: 'ABC' }, 'Invalid question Type'],
  [{ questionTitle: undefined }, 'Question: Field cannot be empty'],
  [{ timer: '30' }, 'Time: Must be a whole number'],
  [{ maxPoints: 1.5 }, 'Points: Must be a whole number'],
  [{ answerChoices: 'A' }, 'Option: Must be a list'],
  [{ questionImage: 5 }, 'Media: Must be a text'],
  [{ answerImage: {} }, 'Media: Must be a text'],
  [{ questionType: 'TRF', answerChoices: undefined, correctAnswer: ['true'] }, 'Answer: Choose one of the options'],
])('AU3 a slide with %j is a 400: %s', async (changes, sentence) => {
  const quizId = await newQuiz()
  const reply = await owner.post('createquiz/addquestion', { quizId, ...mcq('Fish'), ...changes })
  expect([reply.statusCode, reply.body]).toEqual([400, sentence])
  expect((await read(quizId)).questions).toEqual([])
})

const mtf = {
  questionType: 'MTF',
  questionTitle: 'Match the young',
  ...{ leftoption1: 'Fish', leftoption2: 'Whale', leftoption3: 'Seal', leftoption4: 'Eel' },
  ...{ answer1: 'Fry', answer2: 'Calf', answer3: 'Pup', answer4: 'Elver' },
}

test.each([
  [{ questionTitle: 'x'.repeat(301) }, 'Question: Must contain atmost 300 characters'],
  [{ questionTitle: '' }, 'Question: Field cannot be empty'],
  [{ timer: 0 }, 'Time: Must be at least 1'],
  [{ answer2: 'x'.repeat(61) }, 'Answer: Must contain atmost 60 characters'],
  [{ answer2: undefined }, 'Answer: Field cannot be empty'],
  [{ leftoption3: 'x'.repeat(61) }, 'Option: Must contain atmost 60 characters'],
  [{ option1: 'Whelp' }, 'The choices must be the answers in another order'],
])('AU3 pairs in single fields with %j are a 400: %s', async (changes, sentence) => {
  const reply = await owner.post('createquiz/addquestion', { quizId: await newQuiz(), ...mtf, ...changes })
  expect([reply.statusCode, reply.body]).toEqual([400, sentence])
})

test('AU3 a picture of the wrong type of JSON does not take the old one away', async () => {
  const quizId = await newQuiz()
  const { questionId } = await addSlide(quizId, { ...mcq('Fish'), questionImage: BANNER })
  const change = { quizId, questionId, ...mcq('Fish'), questionImage: 5 }
  expect((await owner.post('createquiz/editquestion', change)).statusCode).toBe(400)
  expect((await read(quizId)).questions[0].s3ImageName).toBe(BANNER)
})

test('AU9 pairs may leave their left sides out', async () => {
  const left = { leftoption1: undefined, leftoption2: undefined, leftoption3: undefined }
  const slide = await addSlide(await newQuiz(), { ...mtf, ...left })
  expect(JSON.parse(slide.correctAnswer)).toEqual([
    ['', '', '', 'Eel'],
    ['Fry', 'Calf', 'Pup', 'Elver'],
  ])
})

test('AU9 the order in which an author offers items and pairs stays; without one, or with the solution, the server makes one', async () => {
  const quizId = await newQuiz()
  const offered = { option1: 'Elver', option2: 'Pup', option3: 'Calf', option4: 'Fry' }
  const pairs = await addSlide(quizId, { ...mtf, ...offered })
  expect(JSON.parse(pairs.answerChoices)[1]).toEqual(Object.values(offered))
  const items = ['Krill', 'Seal', 'Whale']
  const dnd = { questionType: 'DND', questionTitle: 'From small to large', correctAnswer: items }
  const reversed = [...items].reverse()
  expect(JSON.parse((await addSlide(quizId, { ...dnd, answerChoices: reversed })).answerChoices)).toEqual(reversed)
  for (const choices of [{}, { answerChoices: items }])
    expect(JSON.parse((await addSlide(quizId, { ...dnd, ...choices })).answerChoices)).not.toEqual(items)
})

test('AU4 two editors who change the same slide: the second one is told, and nothing of either is lost', async () => {
  const quizId = await newQuiz()
  const slide = await addSlide(quizId, mcq('Before'))
  await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
  const change = (by: Browser, questionTitle: string, revision: number) =>
    by.post('createquiz/editquestion', { quizId, questionId: slide.questionId, revision, ...mcq(questionTitle) })
  const replies = await Promise.all([change(owner, 'By the owner', 1), change(editor, 'By the editor', 1)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const winner = replies[0].statusCode === 200 ? 'By the owner' : 'By the editor'
  expect(titles(await read(quizId))).toEqual([winner])
  const refused = replies.find(({ statusCode }) => statusCode === 409)
  expect(refused?.body).toBe('Somebody else has changed this slide meanwhile.')
  expect((await change(editor, 'Both in one', 2)).statusCode).toBe(200)
})

test('AU4 slides added at the same moment are all there, each once', async () => {
  const quizId = await newQuiz()
  await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => addSlide(quizId, mcq(`Slide ${index}`), index % 2 ? owner : editor)),
  )
  const quiz = await read(quizId)
  expect(new Set(titles(quiz)).size).toBe(12)
  expect(quiz.questionIds).toEqual(quiz.questions.map(({ questionId }: { questionId: string }) => questionId))
})

test('AU4 an order that misses a slide, or has one that is gone, is a 409 and changes nothing', async () => {
  const quizId = await newQuiz()
  const ids = [
    await addSlide(quizId, mcq('One')),
    await addSlide(quizId, mcq('Two')),
    await addSlide(quizId, mcq('Three')),
  ].map(({ questionId }) => questionId)
  const save = (questionIds: string[]) => owner.post('createquiz/editquiz', { quizId, questionIds })
  const [one = '', two = '', three = ''] = ids
  for (const stale of [[one, two], [one, two, three, 'gone'], [one, one, two], []]) {
    const reply = await save(stale)
    expect([reply.statusCode, reply.body]).toEqual([
      409,
      'Somebody else has added, deleted or moved a slide meanwhile.',
    ])
  }
  expect((await save([three, one, two])).statusCode).toBe(200)
  expect(titles(await read(quizId))).toEqual(['Three', 'One', 'Two'])
})

test('AU4 of two who order the same slides the later one is told, unless it names no order that it was made from', async () => {
  const quizId = await newQuiz()
  await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
  for (const title of ['One', 'Two', 'Three']) await addSlide(quizId, mcq(title))
  const base: string[] = (await read(quizId)).questionIds
  const [one = '', two = '', three = ''] = base
  const save = (by: Browser, questionIds: string[], baseQuestionIds?: string[]) =>
    by.post('createquiz/editquiz', { quizId, questionIds, baseQuestionIds })
  expect((await save(editor, [three, two, one], base)).statusCode).toBe(200)
  const late = await save(owner, [two, one, three], base)
  expect([late.statusCode, late.body]).toEqual([409, 'Somebody else has added, deleted or moved a slide meanwhile.'])
  expect((await read(quizId)).questionIds).toEqual([three, two, one])
  expect((await save(owner, [two, one, three], [three, two, one])).statusCode).toBe(200)
  expect((await save(owner, [one, two, three])).statusCode).toBe(200)
})

test('AU4 settings that were changed meanwhile are a 409', async () => {
  const quizId = await newQuiz()
  const save = (quizName: string, revision: number) =>
    owner.post('createquiz/editquiz', { quizId, ...settings, quizName, revision })
  expect((await save('First', 1)).statusCode).toBe(200)
  const stale = await save('Second', 1)
  expect([stale.statusCode, stale.body]).toEqual([409, 'Somebody else has changed these settings meanwhile.'])
  expect(await read(quizId)).toMatchObject({ quizName: 'First', revision: 2 })
})

test('AU5 only a quiz with a scored question can be published; it moves between the lists', async () => {
  const quizId = await newQuiz()
  const setStatus = (status: string) => owner.post('createquiz/changequizstatus', { quizId, status })
  await addSlide(quizId, { questionType: 'NQS', questionTitle: 'Welcome', answerChoices: ['Read this'] })
  const early = await setStatus('published')
  expect([early.statusCode, early.body]).toEqual([
    400,
    'A quiz needs at least one question before it can be published.',
  ])
  await addSlide(quizId, mcq('Counts'))
  const shelf = async () => {
    const { drafts, published } = (await owner.post('getmylibrary')).json()
    const has = (tiles: { quizId: string }[]) => tiles.some((tile) => tile.quizId === quizId)
    return [has(drafts), has(published)]
  }
  expect(await shelf()).toEqual([true, false])
  expect((await setStatus('published')).body).toBe('Quiz Published')
  expect(await shelf()).toEqual([false, true])
  expect((await setStatus('draft')).statusCode).toBe(200)
  expect(await shelf()).toEqual([true, false])
  expect((await setStatus('inactive')).statusCode).toBe(200)
  expect(await shelf()).toEqual([false, false])
  expect((await setStatus('draft')).statusCode).toBe(404)
})

test("HO3 a member's own quizzes count what can be scored, including a question without points, excluding an info slide", async () => {
  const quizId = await newQuiz(owner, { quizName: 'Counted' })
  await addSlide(quizId, { questionType: 'NQS', questionTitle: 'Welcome', answerChoices: ['Read this'] })
  await addSlide(quizId, { ...mcq('For fun'), maxPoints: 0 })
  await addSlide(quizId, mcq('For points'))
  await owner.post('createquiz/changequizstatus', { quizId, status: 'published' })
  const countIn = (tiles: { quizId: string; questionCount: number }[]) =>
    tiles.find((tile) => tile.quizId === quizId)?.questionCount
  expect(countIn((await owner.post('getdashboard')).json().myQuizzes)).toBe(2)
  expect(countIn((await owner.post('getreadymadequizzes', {})).json().allQuizzes)).toBe(2)
})

test('AU6 a registered user gets and loses the right to edit by email', async () => {
  const quizId = await newQuiz()
  const add = (email: string) => owner.post('createquiz/addquizeditor', { quizId, email })
  expect((await add(` ${editor.email.toUpperCase()} `)).json()).toEqual([editor.email])
  expect((await add(editor.email)).json()).toEqual([editor.email])
  expect((await read(quizId, editor)).quizId).toBe(quizId)
  const tile = (await editor.post('getdashboard'))
    .json()
    .myQuizzes.find((one: { quizId: string }) => one.quizId === quizId)
  expect(tile).toMatchObject({ isOwner: false, tileStatus: 'DRFQuiz', statusCode: 'DRF' })
  for (const [email, status, sentence] of [
    ['nobody@example.org', 404, 'No registered user has this e-mail.'],
    ['not an e-mail', 400, 'Email: Enter a valid email'],
    [owner.email, 409, 'This email already has access to edit this quiz'],
  ] as const) {
    const reply = await add(email)
    expect([reply.statusCode, reply.body]).toEqual([status, sentence])
  }
  const remove = async (email: string) => {
    const reply = await owner.post('createquiz/removequizeditor', { quizId, email })
    return [reply.statusCode, reply.json()]
  }
  for (const email of [stranger.email, 'nobody@example.org']) expect(await remove(email)).toEqual([200, [editor.email]])
  for (let time = 0; time < 2; time += 1) expect(await remove(editor.email)).toEqual([200, []])
  expect((await editor.post('createquiz/getquiz', { quizId })).statusCode).toBe(403)
})

test('ML19 an editor who is added is told by email with a link: once, without the words of a stranger, and not again when removed meanwhile', async () => {
  const [told, other] = [await at.member('reef-told'), await at.member('reef-removed')]
  const quizId = await newQuiz(owner, { quizName: 'Win at reef.example' })
  const [add, remove] = ['createquiz/addquizeditor', 'createquiz/removequizeditor']
  const lettersTo = ({ email }: { email: string }) =>
    at.mails.filter(({ to, subject }) => to === email && subject.endsWith('a quiz was shared with you'))
  for (let time = 0; time < 2; time += 1) await owner.post(add, { quizId, email: told.email })
  await at.settled()
  expect(lettersTo(told)).toHaveLength(1)
  const [{ text, html } = { text: '', html: '' }] = lettersTo(told)
  expect(text).toContain('somebody shared a quiz with you: you can edit it now.')
  expect(text).toContain(`http://localhost/createquiz/${quizId}`)
  for (const words of ['reef.example', owner.name]) expect(text + html).not.toContain(words)

  at.failMails(1)
  await owner.post(add, { quizId, email: other.email })
  await at.settled()
  await owner.post(remove, { quizId, email: other.email })
  at.clock.skip(60_000)
  await at.settled()
  expect(lettersTo(other)).toHaveLength(0)
})

test('ML19 one mailbox is told of five shared quizzes at once; the sixth is shared without an email', async () => {
  const told = await at.member('reef-often')
  const received = () => at.mails.filter(({ to, subject }) => to === told.email && subject.includes('shared')).length
  for (let shared = 1; shared <= 6; shared += 1) {
    const reply = await owner.post('createquiz/addquizeditor', { quizId: await newQuiz(), email: told.email })
    expect(reply.json()).toEqual([told.email])
    await at.settled()
    expect(received()).toBe(Math.min(shared, 5))
  }
  at.clock.skip(4 * 3_600_000)
  await owner.post('createquiz/addquizeditor', { quizId: await newQuiz(), email: told.email })
  await at.settled()
  expect(received()).toBe(6)
})

describe('AU7', () => {
  const makeSchool = async () => {
    const admin = await at.administrator()
    const { organisationId } = (
      await admin.post('organisation/create', { organisationName: 'Reef School', isEnterprise: false })
    ).json()
    const { teams } = (await admin.post('organisation/createteam', { organisationId, teamName: 'Class 5b' })).json()
    const teamId: string = teams[0].teamId
    const pupil = await at.member('reef-pupil')
    for (const username of [owner.name, pupil.name])
      await admin.post('organisation/addmember', { organisationId, username })
    const { members } = (await admin.post('organisation/list')).json().organisations[0]
    const { userId } = members.find((member: { userName: string }) => member.userName === pupil.name)
    await admin.post('organisation/setteams', { organisationId, userId, teamIds: [teamId] })
    return { teamId, pupil }
  }

  let school: Awaited<ReturnType<typeof makeSchool>>
  beforeAll(async () => {
    school = await makeSchool()
  })

  test('ML19 a colleague of one organisation is told which quiz it is and whose', async () => {
    const { pupil } = school
    const quizId = await newQuiz(owner, { quizName: 'Sharks & rays' })
    await owner.post('createquiz/addquizeditor', { quizId, email: pupil.email })
    const { text, html, subject } = await at.mailTo(pupil.email)
    expect(subject).toBe('Quokka Quiz: a quiz was shared with you')
    expect(text).toContain(`${owner.name} shared the quiz "Sharks & rays" with you: you can edit it now.`)
    expect(html).toContain('&#34;Sharks &#38; rays&#34;')
  })

  test('LB32 a quiz that is made private without a team says that its editors are left', async () => {
    const quizId = await newQuiz()
    await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
    const assign = async (by: Browser, teamIds: string[]) =>
      (await by.post('createquiz/assignquiztoteams', { quizId, teamIds, quizAccessStatus: 'private' })).body
    expect(await assign(owner, [])).toBe('Quiz made private to its editors')
    expect(await assign(owner, [school.teamId])).toBe('Quiz made private to assigned teams')
    // The editor, of no organisation, takes no team away.
    expect(await assign(editor, [])).toBe('Quiz made private to assigned teams')
    expect(await assign(owner, [])).toBe('Quiz made private to its editors')
  })

  test('AU7 a private quiz is hosted by its editors and its teams, and by no path seen by anybody else', async () => {
    const { teamId, pupil } = school
    const guest = at.browser()
    const quizId = await newQuiz(owner, { quizName: 'Only for 5b' })
    await addSlide(quizId, mcq('Secret fish'))
    const lists = async (by: Browser) =>
      (await by.post('getreadymadequizzes', { ageGroup: '18+' }))
        .json()
        .allQuizzes.some((quiz: { quizId: string }) => quiz.quizId === quizId)
    const hosts = async (by: Browser) => (await by.post('createinvite', { quizId })).json().status
    const seen = async () =>
      Promise.all([owner, pupil, stranger, guest].map(async (by) => [await lists(by), await hosts(by)]))
    const no = [false, 'Error']
    expect(await seen()).toEqual([[false, 'Success'], no, no, no])

    const assign = (teamIds: string[] | 'public', quizAccessStatus: string) =>
      owner.post('createquiz/assignquiztoteams', { quizId, teamIds, quizAccessStatus })
    expect((await assign(['none'], 'private')).statusCode).toBe(404)
    expect((await assign('public', 'private')).statusCode).toBe(400)
    expect((await assign([teamId], 'private')).body).toBe('Quiz made private to assigned teams')
    expect((await owner.post('createquiz/getquizteams', { quizId })).json()).toEqual({
      teams: JSON.stringify([{ teamId, teamName: 'Class 5b', organisationName: 'Reef School', isFixed: false }]),
      quizAccessStatus: 'Private',
    })
    expect(await seen()).toEqual([[false, 'Success'], no, no, no])
    await owner.post('createquiz/changequizstatus', { quizId, status: 'published' })
    expect(await seen()).toEqual([[true, 'Success'], [true, 'Success'], no, no])
    expect((await pupil.post('createquiz/getquiz', { quizId })).statusCode).toBe(403)
    await assign('public', 'public')
    expect(await seen()).toEqual([
      [true, 'Success'],
      [true, 'Success'],
      [true, 'Success'],
      [true, 'Success'],
    ])
    await owner.post('createquiz/deletequiz', { quizId })
    expect(await seen()).toEqual([no, no, no, no])
  })
})

const NO_QUESTION = 'A quiz needs at least one question before it can be published.'

test('AU8 a quiz without a scored question cannot be hosted, and says what it lacks', async () => {
  const quizId = await newQuiz()
  const invite = async () => (await owner.post('createinvite', { quizId })).json()
  expect(await invite()).toEqual({ status: 'Error', errorCode: 'quiz/no-questions', errorMessage: NO_QUESTION })
  await addSlide(quizId, { questionType: 'NQS', questionTitle: 'Welcome', answerChoices: ['Read this'] })
  expect(await invite()).toEqual({ status: 'Error', errorCode: 'quiz/no-questions', errorMessage: NO_QUESTION })
  await addSlide(quizId, { ...mcq('For fun'), maxPoints: 0 })
  expect(await invite()).toMatchObject({ status: 'Success' })
})

describe('a published quiz', () => {
  const publish = async (): Promise<{ quizId: string; questionId: string }> => {
    const quizId = await newQuiz(owner, { quizName: 'Published' })
    await addSlide(quizId, { questionType: 'NQS', questionTitle: 'Welcome', answerChoices: ['Read this'] })
    const { questionId } = await addSlide(quizId, mcq('The only one'))
    await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
    await owner.post('createquiz/assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' })
    await owner.post('createquiz/changequizstatus', { quizId, status: 'published' })
    return { quizId, questionId }
  }
  const isListedFor = async (by: Browser, quizId: string) =>
    (await by.post('getreadymadequizzes', { ageGroup: '18+' }))
      .json()
      .allQuizzes.some((quiz: { quizId: string }) => quiz.quizId === quizId)
  const everybody = [owner, editor, stranger, at.browser()]
  const listed = (quizId: string) => Promise.all(everybody.map((by) => isListedFor(by, quizId)))
  const KEEPS_ONE = [
    409,
    'A published quiz keeps at least one question. Add another one first, or move the quiz to drafts.',
  ]

  test('AU13 the last scored question of a published quiz is neither deleted nor made an info slide; in a draft, or with another one, it can be', async () => {
    const { quizId, questionId } = await publish()
    const remove = (id: string) => owner.post('createquiz/deletequestion', { quizId, questionId: id })
    const info = { quizId, questionId, questionType: 'NQS', questionTitle: 'Read', answerChoices: ['This'] }
    for (const reply of [await remove(questionId), await editor.post('createquiz/editquestion', info)])
      expect([reply.statusCode, reply.body]).toEqual(KEEPS_ONE)
    expect(titles(await read(quizId))).toEqual(['Welcome', 'The only one'])
    const other = await addSlide(quizId, { ...mcq('Another'), maxPoints: 0 })
    expect((await remove(questionId)).statusCode).toBe(200)
    expect((await remove(other.questionId)).statusCode).toBe(409)
    const [welcome = ''] = (await read(quizId)).questionIds
    expect((await remove(welcome)).statusCode).toBe(200)
    await owner.post('createquiz/changequizstatus', { quizId, status: 'draft' })
    expect((await remove(other.questionId)).statusCode).toBe(200)
  })

  test('AU13 of two who take the last two questions at the same moment one is refused', async () => {
    const { quizId, questionId } = await publish()
    const other = await addSlide(quizId, mcq('Another'))
    const replies = await Promise.all([
      owner.post('createquiz/deletequestion', { quizId, questionId }),
      editor.post('createquiz/deletequestion', { quizId, questionId: other.questionId }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('HO15 a quiz without a scored question, or deleted, is in no list and opens no room', async () => {
    const { quizId, questionId } = await publish()
    expect(await listed(quizId)).toEqual([true, true, true, true])
    // As it was left before a published quiz kept its last question.
    await at.database.kysely.deleteFrom('question').where('question_id', '=', questionId).execute()
    expect(await listed(quizId)).toEqual([false, false, false, false])
    for (const by of everybody)
      expect((await by.post('createinvite', { quizId })).json()).toEqual({
        status: 'Error',
        errorCode: 'quiz/no-questions',
        errorMessage: NO_QUESTION,
      })
    const { published } = (await owner.post('getmylibrary')).json()
    expect(published.find((tile: { quizId: string }) => tile.quizId === quizId)).toMatchObject({ questionCount: 0 })
    await addSlide(quizId, mcq('New'))
    expect(await listed(quizId)).toEqual([true, true, true, true])
    await owner.post('createquiz/deletequiz', { quizId })
    expect(await listed(quizId)).toEqual([false, false, false, false])
    for (const by of everybody) expect((await by.post('createinvite', { quizId })).json().status).toBe('Error')
  })
})
