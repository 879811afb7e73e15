import { beforeEach, expect, test, vi } from 'vitest'
import { showLanguage } from '../lib/language/language.ts'
import { languageInUse } from '../lib/text/translate.ts'
import '../messages/stage.ts'
import { profile, signedIn } from '../testing/accounts.ts'
import { answerCalls, sentence } from '../testing/screen-test.tsx'
import { fillSession, keepSignedIn, readAccount } from './account.ts'
import { isLoggedIn, patchSession, readSession, setLoggedIn } from './session.ts'
import { finishSignIn, signOut } from './sign-in.ts'

const navigate = vi.fn()
beforeEach(() => navigate.mockClear())

test('AS2 a tab stores of a signed-in user name, email, age group and picture; the previous user is forgotten', async () => {
  patchSession({ name: 'Guest', email: 'guest@example.org', isHost: true, roomId: 'hk4pwt' })
  answerCalls({ getprofile: profile() })
  await finishSignIn(signedIn({ userType: 'ADMIN' }), navigate, { redirect: undefined })
  expect(readSession()).toEqual({
    sessionId: 'user-1',
    name: 'Maya Rivera',
    email: 'rivera@school.example',
    ageGroup: '18+',
    avatar: 'avatar2',
  })
  expect(navigate).toHaveBeenCalledWith('/', { replace: true })
})

test('AS2 a name that no room would take is cut; without names the user name stands', async () => {
  answerCalls({ getprofile: profile({ given_name: 'Maximiliane-Ann', family_name: 'Hohenstein-Rive' }) })
  await finishSignIn(signedIn(), navigate, { redirect: '/reports' })
  expect(readSession().name).toBe('Maximiliane-Ann Hohenstein-Riv')
  expect(navigate).toHaveBeenCalledWith('/reports', { replace: true })
  answerCalls({ getprofile: profile({ given_name: '', family_name: '' }) })
  await finishSignIn(signedIn(), navigate, { redirect: undefined })
  expect(readSession().name).toBe('MayaRivera')
})

test('AS3 a step that is still to be done comes before everything else, and nobody is signed in yet', async () => {
  await finishSignIn(signedIn({ nextStep: 'giveOneTimeCode' }), navigate, { redirect: '/admin' })
  expect(navigate).toHaveBeenCalledWith('/signin', {
    replace: true,
    state: { step: 'giveOneTimeCode', redirect: '/admin' },
  })
  expect(isLoggedIn()).toBe(false)
  expect(readSession()).toEqual({})
})

test('AS4 signing out forgets everything but the settings of the device', async () => {
  keepSignedIn(signedIn())
  sessionStorage.setItem('roomMemory', '{}')
  localStorage.setItem('draft', 'a slide')
  localStorage.setItem('sound', 'off')
  answerCalls({ signout: sentence('Bye.') })
  expect((await signOut()).ok).toBe(true)
  expect(sessionStorage.length).toBe(0)
  expect({ ...localStorage }).toEqual({ sound: 'off' })
})

test('AS4 a session that is over already is signed out; one whose server is away is not', async () => {
  setLoggedIn(true)
  answerCalls({ signout: sentence('Resting.', 503) })
  expect(await signOut()).toMatchObject({ ok: false, sentence: 'Resting.' })
  expect(isLoggedIn()).toBe(true)
  answerCalls({ signout: sentence('', 401) })
  expect((await signOut()).ok).toBe(true)
  expect(isLoggedIn()).toBe(false)
})

test('AS5 a new tab learns once who is signed in', async () => {
  setLoggedIn(true)
  const asked = answerCalls({ getprofile: profile({ userType: 'ADMIN' }) })
  expect(readAccount()).toEqual({ name: '', picture: '', userType: null })
  await fillSession()
  await fillSession()
  expect(asked).toHaveLength(1)
  expect(readAccount()).toEqual({ name: 'Maya Rivera', picture: 'avatar2', userType: 'ADMIN' })
})

test('AS5 a login that is over makes a visitor, without a word', async () => {
  setLoggedIn(true)
  const told = vi.fn()
  window.addEventListener('quokka:unauthorized', told)
  answerCalls({ getprofile: sentence('', 401) })
  await fillSession()
  window.removeEventListener('quokka:unauthorized', told)
  expect(readAccount()).toBeUndefined()
  expect(told).not.toHaveBeenCalled()
})

test('AS5 a visitor is asked nothing', async () => {
  const asked = answerCalls({})
  await fillSession()
  expect(asked).toEqual([])
})

test('LG7 the account’s language comes before the browser’s: at the sign-in, and in a new tab of a member', async () => {
  answerCalls({ getprofile: profile({ language: 'ar' }) })
  await finishSignIn(signedIn(), navigate, { redirect: undefined })
  expect([languageInUse(), document.cookie]).toEqual(['ar', expect.stringContaining('qq_language=ar')])
  await showLanguage('en')
  sessionStorage.clear()
  answerCalls({ getprofile: profile({ language: 'hi' }) })
  await fillSession()
  expect(languageInUse()).toBe('hi')
  await showLanguage('en')
})
