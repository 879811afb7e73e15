import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import type { CallRefusal } from '../packages/contract/src/wire/index.ts'
import type { Browser } from '../packages/server/src/testing/test-accounts.ts'
import { openTestAccounts, PASSWORD, SETUP_TOKEN } from '../packages/server/src/testing/test-accounts.ts'
import { calls, SAMPLE_BODIES } from './calls.ts'

/** Who calls. `owner` and `editor` are so of the quiz that is asked for, `owner` of the QTest as well; `unfinished` has given the right password and must still choose one. */
const ROLES = ['visitor', 'unfinished', 'member', 'editor', 'owner', 'premium', 'admin'] as const
type Role = (typeof ROLES)[number]

type Reach = 'in' | 'login' | 'refused'
const everybody: Reach[] = ['in', 'in', 'in', 'in', 'in', 'in', 'in']
const whoeverSignedIn: Reach[] = ['login', 'in', 'in', 'in', 'in', 'in', 'in']
const members: Reach[] = ['login', 'refused', 'in', 'in', 'in', 'in', 'in']
const admins: Reach[] = ['login', 'refused', 'refused', 'refused', 'refused', 'refused', 'in']

const quizEditors: Reach[] = ['login', 'refused', 'refused', 'in', 'in', 'refused', 'refused']
const quizOwner: Reach[] = ['login', 'refused', 'refused', 'refused', 'in', 'refused', 'refused']

const qtestOwner: Reach[] = ['login', 'refused', 'refused', 'refused', 'in', 'refused', 'refused']

const MATRIX: Readonly<Record<string, Reach[]>> = {
  'account/checkinvitations': admins,
  'account/invite': admins,
  'account/list': admins,
  'account/remove': admins,
  'account/resetsecondstep': admins,
  'account/sendpasswordlink': admins,
  'account/setdisabled': admins,
  'account/settype': admins,
  'createquiz/addquestion': quizEditors,
  'createquiz/addquestions': quizEditors,
  'createquiz/addquizeditor': quizOwner,
  'createquiz/assignquiztoteams': quizEditors,
  'createquiz/changequizstatus': quizEditors,
  'createquiz/createquiz': members,
  'createquiz/deletequestion': quizEditors,
  'createquiz/deletequestions': quizEditors,
  'createquiz/deletequiz': quizOwner,
  'createquiz/duplicatequiz': quizEditors,
  'createquiz/editquestion': quizEditors,
  'createquiz/editquestions': quizEditors,
  'createquiz/editquiz': quizEditors,
  'createquiz/findquestions': quizEditors,
  'createquiz/getorgteams': members,
  'createquiz/getquiz': quizEditors,
  'createquiz/getquizteams': quizEditors,
  'createquiz/getuserswitheditaccess': quizEditors,
  'createquiz/renamequiz': quizEditors,
  'createquiz/insertquestions': quizEditors,
  'createquiz/removequizeditor': quizOwner,
  'createquiz/importquiz': members,
  'createquiz/setquestiontiming': quizEditors,
  'job/list': admins,
  'job/remove': admins,
  'job/retry': admins,
  'library/addfolder': members,
  'library/change': members,
  'library/deletefolder': members,
  'library/list': members,
  'library/overview': members,
  'library/renamefolder': members,
  'moderation/decide': admins,
  'moderation/getquiz': admins,
  'moderation/list': admins,
  'moderation/setpublishing': admins,
  'organisation/addmember': admins,
  'organisation/changemembers': admins,
  'organisation/create': admins,
  'organisation/createteam': admins,
  'organisation/delete': admins,
  'organisation/deleteteam': admins,
  'organisation/list': admins,
  'organisation/removemember': admins,
  'organisation/setteams': admins,
  'qtest/attendqtest': everybody,
  'qtest/changequizstatus': qtestOwner,
  'qtest/checkqtest': everybody,
  'qtest/closeqtest': admins,
  'qtest/createqtest': members,
  'qtest/deleteplayeranswer': everybody,
  'qtest/getanswer': everybody,
  'qtest/getparticipant': qtestOwner,
  'qtest/getqtestlist': qtestOwner,
  'qtest/getqtestprogress': qtestOwner,
  'qtest/lockqtest': qtestOwner,
  'qtest/removeplayer': qtestOwner,
  'qtest/rescheduleqtest': qtestOwner,
  'qtest/restoreplayer': qtestOwner,
  'qtest/setextratime': qtestOwner,
  'qtest/submitanswer': everybody,
  'sociallogin/facebook': everybody,
  'sociallogin/google': everybody,
  cancelsubscription: members,
  changeemail: members,
  changelanguage: members,
  confirmnewemail: members,
  changepassword: whoeverSignedIn,
  checkroomid: everybody,
  checkusername: everybody,
  confirmforgotpassword: everybody,
  confirmpayment: members,
  confirmsignup: everybody,
  countinterest: everybody,
  copyquiz: members,
  createinvite: everybody,
  createmissedquiz: members,
  createorder: members,
  createsubscription: members,
  createuser: admins,
  deleteaccount: members,
  endothersessions: members,
  exportaccount: members,
  forgetguest: everybody,
  forgetplayer: members,
  forgotpassword: everybody,
  getcategories: everybody,
  getdashboard: members,
  getmylibrary: members,
  getexcelsummary: everybody,
  getownpictures: members,
  getownroom: everybody,
  getprofile: members,
  getquizexcelreportsummary: members,
  getplayedlately: members,
  getquizanswers: members,
  getquizpage: everybody,
  getreadymadequizzes: everybody,
  getreport: members,
  getreportplayers: members,
  getshortreport: members,
  getreceipt: members,
  getsubscription: members,
  gettoken: everybody,
  getuserstats: members,
  giveonetimecode: whoeverSignedIn,
  reportcontent: everybody,
  giverecoverycode: whoeverSignedIn,
  makerecoverycodes: members,
  readpasswordlink: everybody,
  removeonetimecode: members,
  resendconfirmationcode: everybody,
  sandboxpay: members,
  setextratime: members,
  setupadmin: everybody,
  // The password comes first.
  setuponetimecode: ['login', 'refused', 'in', 'in', 'in', 'in', 'in'],
  signin: everybody,
  signout: whoeverSignedIn,
  signup: everybody,
  socialproviders: everybody,
  termsandconditions: everybody,
  updateprofile: members,
  usepasswordlink: everybody,
  updateuserstat: members,
  'server/read': admins,
  'usage/allow': admins,
  'search/missed': admins,
  'usage/list': admins,
  'usage/stop': admins,
}

const at = await openTestAccounts()
afterAll(() => at.close())

const makeAdmin = async (): Promise<Browser> => {
  const admin = at.browser()
  const body = { setupToken: SETUP_TOKEN, username: 'head-teacher', email: 'head@example.org', password: PASSWORD }
  await admin.post('setupadmin', body)
  const { secret } = (await admin.post('setuponetimecode')).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.nowMs() })
  await admin.post('giveonetimecode', { code })
  return admin
}
const admin = await makeAdmin()

/** A user whom the administrator made, before and after a password was chosen. */
const makeUser = async (userName: string, userType: string, choosesPassword: boolean): Promise<Browser> => {
  const form = { userName, firstName: 'Ada', lastName: 'Reef', emailId: `${userName}@example.org`, userType }
  const { password } = (await admin.post('createuser', form)).json()
  const user = at.browser()
  await user.post('signin', { username: userName, password })
  if (choosesPassword) await user.post('changepassword', { currentPassword: password, password: PASSWORD })
  return user
}

const browsers: Record<Role, Browser> = {
  visitor: at.browser(),
  unfinished: await makeUser('unfinished', 'REGULAR', false),
  member: await at.member('plain-member'),
  editor: await at.member('quiz-editor'),
  owner: await at.member('quiz-owner'),
  premium: await makeUser('premium-user', 'PREMIUM', true),
  admin,
}

const quizId: string = await (async () => {
  const settings = {
    quizName: 'Reef',
    quizDescription: 'Fish',
    ageGroup: '18+',
    quizImage: await at.giveMediaName('reef.webp', browsers.owner),
  }
  const { quizId: created } = (await browsers.owner.post('createquiz/createquiz', settings)).json()
  const added = await browsers.owner.post('createquiz/addquizeditor', {
    quizId: created,
    email: 'quiz-editor@example.org',
  })
  if (added.statusCode !== 200) throw new Error(added.body)
  return created
})()

const qtestId: string = await (async () => {
  const made = await browsers.owner.post('qtest/createqtest', {
    ...SAMPLE_BODIES['qtest/createqtest'],
    categories: ['farm-friends'],
  })
  return made.json().qtestId
})()

const REFUSALS: readonly unknown[] = [
  'account/sign-in-incomplete',
  'account/admin-only',
  'quiz/not-authorized',
  'qtest/not-owner',
] satisfies CallRefusal[]

/** How far a caller gets; each call with a copy of the cookies, so that no call ends the session of the next. */
const reach = async (role: Role, path: string): Promise<Reach> => {
  const call = calls.find((declared) => declared.path === path)
  const caller = at.browser()
  for (const [name, value] of browsers[role].cookies) caller.cookies.set(name, value)
  const sample = SAMPLE_BODIES[path] && {
    ...SAMPLE_BODIES[path],
    ...('quizId' in SAMPLE_BODIES[path] && path.startsWith('createquiz/') ? { quizId } : {}),
    ...('qtestId' in SAMPLE_BODIES[path] ? { qtestId } : {}),
  }
  const query = new URLSearchParams(Object.entries(sample ?? {}).map(([name, value]) => [name, String(value)]))
  const reply = call?.method === 'GET' ? await caller.get(`${path}?${query}`) : await caller.post(path, sample)
  expect(reply.statusCode).not.toBe(500)
  const code = reply.headers['refusal-code']
  if (code === 'account/sign-in-required') return 'login'
  return reply.statusCode === 403 && REFUSALS.includes(code) ? 'refused' : 'in'
}

test('AC34 the table knows every call of the contract, and no other', () => {
  const declared = calls.map(({ path }) => path).sort()
  expect(Object.keys(MATRIX).sort()).toEqual(declared)
  expect(Object.keys(SAMPLE_BODIES).sort()).toEqual(declared)
})

/** An upload is no call of the contract: its body is a form. */
test('AC34 media', async () => {
  const boundary = 'the-edge'
  const reached = await Promise.all(
    ROLES.map(async (role) => {
      const cookie = [...browsers[role].cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await at.app.inject({
        method: 'POST',
        url: '/qq/v1/media',
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...(cookie && { cookie }),
        },
        payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n--${boundary}--\r\n`,
      })
      return [role, reply.statusCode, reply.body]
    }),
  )
  const isIn = [415, 'Unsupported File']
  expect(reached).toEqual([
    ['visitor', 401, ''],
    ['unfinished', 403, 'Please finish signing in first.'],
    ...ROLES.slice(2).map((role) => [role, ...isIn]),
  ])
})

// Last what would take away what the other rows need.
const LAST = ['createquiz/deletequiz', 'qtest/changequizstatus', 'signout']
const rows = Object.entries(MATRIX).sort(([left], [right]) => LAST.indexOf(left) - LAST.indexOf(right))

test.each(rows)('AC34 %s', async (path, expected) => {
  const reached: Partial<Record<Role, Reach>> = {}
  // The owner last: what the owner deletes nobody else is refused any more.
  for (const role of [...ROLES].sort((left, right) => Number(left === 'owner') - Number(right === 'owner')))
    reached[role] = await reach(role, path)
  expect(reached).toEqual(Object.fromEntries(ROLES.map((role, index) => [role, expected[index]])))
})

test('AC34 a browser with a session that never was, or was cut short, is a visitor', async () => {
  for (const token of ['x'.repeat(22), 'short', "' or 1=1 --"]) {
    const stranger = at.browser()
    stranger.cookies.set('qq_session', encodeURIComponent(token))
    expect((await stranger.get('getprofile')).statusCode).toBe(401)
  }
})
