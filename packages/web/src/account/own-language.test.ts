import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '../lib/language/language.ts'
import { languageInUse } from '../lib/text/translate.ts'
import { answerCalls, sentence } from '../testing/screen-test.tsx'
import { chooseOwnLanguage } from './account.ts'
import { setLoggedIn } from './session.ts'

afterEach(async () => {
  await showLanguage('en')
  setLoggedIn(false)
})

test('LG7 what a member chooses is kept with the account; what a visitor chooses is asked of no server', async () => {
  const asked = answerCalls({ changelanguage: { language: 'ar' } })
  await chooseOwnLanguage('hi')
  expect(asked).toEqual([])
  setLoggedIn(true)
  await chooseOwnLanguage('ar')
  expect(asked).toMatchObject([{ call: 'changelanguage', body: { language: 'ar' } }])
})

test('LG7 a language is shown where the account cannot keep it, and whoever chose it hears of that; not where the login is over', async () => {
  setLoggedIn(true)
  answerCalls({ changelanguage: sentence('Resting.', 503) })
  await expect(chooseOwnLanguage('te')).rejects.toThrow('Resting.')
  expect(languageInUse()).toBe('te')
  answerCalls({ changelanguage: new Response('', { status: 401 }) })
  await chooseOwnLanguage('ta')
  expect(languageInUse()).toBe('ta')
})
