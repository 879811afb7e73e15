import type { Endpoint } from '../packages/contract/src/http/index.ts'
import * as contract from '../packages/contract/src/http/index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'perMinute' in value

/** Every call that the contract declares. */
export const calls: readonly Endpoint[] = (Object.values(contract) as unknown[]).filter(isEndpoint)

/**
 * A body for each call with which it gets past the checks of form, or fails them by a sentence of its own: what is looked at
 * is who gets that far.
 */
export const SAMPLE_BODIES: Readonly<Record<string, object>> = {
  'createquiz/addquestion': { quizId: 'none', questionType: 'NQS' },
  'createquiz/addquizeditor': { quizId: 'none', email: 'nobody@example.org' },
  'createquiz/assignquiztoteams': { quizId: 'none', teamIds: 'public', quizAccessStatus: 'public' },
  'createquiz/changequizstatus': { quizId: 'none', status: 'draft' },
  'createquiz/createquiz': { quizName: '', quizDescription: '', ageGroup: '', quizImage: '' },
  'createquiz/deletequestion': { quizId: 'none', questionId: 'none' },
  'createquiz/deletequiz': { quizId: 'none' },
  'createquiz/editquestion': { quizId: 'none', questionId: 'none', questionType: 'NQS' },
  'createquiz/editquiz': { quizId: 'none', questionIds: [] },
  'createquiz/getorgteams': {},
  'createquiz/getquiz': { quizId: 'none' },
  'createquiz/getquizteams': { quizId: 'none' },
  'createquiz/getuserswitheditaccess': { quizId: 'none' },
  'createquiz/removequizeditor': { quizId: 'none', email: 'nobody@example.org' },
  'moderation/decide': { reportId: 'none', decision: 'keep', reason: '' },
  'moderation/getquiz': { reportId: 'none' },
  'moderation/list': { status: 'open' },
  'moderation/setpublishing': { userId: 'none', mayPublish: true },
  'organisation/addmember': { organisationId: 'none', username: 'nobody-here' },
  'organisation/create': { organisationName: '', isEnterprise: false },
  'organisation/createteam': { organisationId: 'none', teamName: 'Reds' },
  'organisation/delete': { organisationId: 'none' },
  'organisation/deleteteam': { organisationId: 'none', teamId: 'none' },
  'organisation/list': {},
  'organisation/removemember': { organisationId: 'none', userId: 'none' },
  'organisation/setteams': { organisationId: 'none', userId: 'none', teamIds: [] },
  changepassword: { currentPassword: '', password: 'short' },
  checkroomid: { roomId: 'zzzzzz' },
  checkusername: { username: 'nobody-here' },
  confirmforgotpassword: { username: 'nobody-here', password: 'short', confirmation_code: 'AAAAAA' },
  confirmsignup: { username: 'nobody-here', confirmation_code: 'AA' },
  createinvite: { quizId: 'no-such-quiz' },
  createuser: { userName: '', firstName: '', lastName: '', emailId: '', userType: '' },
  deleteaccount: { username: 'not the own name', password: '' },
  exportaccount: {},
  forgotpassword: { username: 'nobody-here' },
  getcategories: {},
  getdashboard: {},
  getmylibrary: {},
  getownroom: {},
  getprofile: {},
  getreadymadequizzes: {},
  gettoken: { code: 'none', state: 'none' },
  getuserstats: {},
  giveonetimecode: { code: '000000' },
  reportcontent: { quizId: 'no-such-quiz', reason: 'other' },
  giverecoverycode: { code: '1-AAAAA-AAAAA' },
  makerecoverycodes: { currentPassword: '' },
  removeonetimecode: { currentPassword: '', code: '000000' },
  resendconfirmationcode: { username: 'nobody-here' },
  setupadmin: { setupToken: 'none', username: '', email: '', password: '' },
  setuponetimecode: {},
  signin: { username: '', password: '' },
  signout: {},
  signup: { username: '', email: '', password: '', age_group: '' },
  'sociallogin/facebook': {},
  'sociallogin/google': {},
  socialproviders: {},
  termsandconditions: {},
  updateprofile: {
    given_name: '',
    family_name: '',
    locale: '',
    profile: '',
    phone_number: '',
    'custom:age_group': '',
    preferred_username: '',
  },
  updateuserstat: { action: 'won' },
}
