import { expect, test } from 'vitest'
import { setLoggedIn } from '../account/session.ts'
import '../messages/stage.ts'
import { profile } from '../testing/accounts.ts'
import { answerCalls, sentence } from '../testing/screen-test.tsx'
import { hostingStart } from './hosting-start.ts'

test.each([
  ['a whole profile', profile(), '/quizselection'],
  ['no user name', profile({ username: '' }), '/playerdetails'],
  ['no age group', profile({ 'custom:age_group': null }), '/playerdetails'],
  ['no picture', profile({ picture: '' }), '/playerdetails'],
])('AS6 a member with %s hosts', async (_, has, to) => {
  setLoggedIn(true)
  answerCalls({ getprofile: has })
  expect(await hostingStart()).toEqual({ ok: true, to })
})

test('AS6 a visitor who hosts gives details, and so does one whose login is over; a failure says why', async () => {
  expect(await hostingStart()).toEqual({ ok: true, to: '/playerdetails' })
  setLoggedIn(true)
  answerCalls({ getprofile: sentence('Resting.', 503) })
  expect(await hostingStart()).toMatchObject({ ok: false, sentence: 'Resting.' })
  answerCalls({ getprofile: sentence('', 401) })
  expect(await hostingStart()).toEqual({ ok: true, to: '/playerdetails' })
})
