import { afterAll, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const languageOfMailTo = async (email: string) => {
  const { html } = await at.mailTo(email)
  return /<html lang="([^"]+)" dir="([^"]+)">/.exec(html)?.slice(1)
}
const FROM_TAMIL = { 'accept-language': 'ta-IN, en;q=0.5' }

test('LG8 an email comes in the language of the account, whatever the browser asks for', async () => {
  const member = await at.member()
  await member.post('changelanguage', { language: 'hi' })
  await member.post('changepassword', { currentPassword: PASSWORD, password: 'another 8 words long' }, FROM_TAMIL)
  expect(await languageOfMailTo(member.email)).toEqual(['hi', 'ltr'])
  await at.browser().post('forgotpassword', { username: member.name }, FROM_TAMIL)
  expect(await languageOfMailTo(member.email)).toEqual(['hi', 'ltr'])
})

test('LG8 to an account without a choice an email comes in the language of the request: what the browser chose, else what it asks for', async () => {
  const { name, email } = await at.member()
  await at.browser().post('forgotpassword', { username: name }, FROM_TAMIL)
  expect(await languageOfMailTo(email)).toEqual(['ta', 'ltr'])
  const arabic = at.browser()
  arabic.cookies.set('qq_language', 'ar')
  await arabic.post('forgotpassword', { username: name }, FROM_TAMIL)
  expect(await languageOfMailTo(email)).toEqual(['ar', 'rtl'])
})

test('LG8 a code for a newcomer and an invitation come in the language of whoever asked', async () => {
  const form = { username: 'newcomer-1', email: 'newcomer-1@example.org', password: PASSWORD, age_group: '18+' }
  await at.browser().post('signup', form, { 'accept-language': 'fr' })
  expect(await languageOfMailTo(form.email)).toEqual(['fr', 'ltr'])
  const admin = await at.administrator()
  const row = { userName: 'invited-1', firstName: 'Ada', lastName: 'Lovelace', userType: 'REGULAR', teamName: '' }
  const rows = [{ ...row, emailId: 'invited-1@example.org' }]
  await admin.post('account/invite', { organisationId: null, rows }, { 'accept-language': 'de' })
  expect(await languageOfMailTo('invited-1@example.org')).toEqual(['de', 'ltr'])
})

test('LG8 a sign-up with the address of a member is reported to that member in the language of the account', async () => {
  const owner = await at.member()
  await owner.post('changelanguage', { language: 'te' })
  const form = { username: 'stranger-1', email: owner.email, password: PASSWORD, age_group: '18+' }
  await at.browser().post('signup', form, { 'accept-language': 'fr' })
  expect(await languageOfMailTo(owner.email)).toEqual(['te', 'ltr'])
})

test('LG8 the last email of an account is in its language too', async () => {
  const member = await at.member()
  await member.post('changelanguage', { language: 'pt-BR' })
  await member.post('deleteaccount', { username: member.name, password: PASSWORD })
  expect(await languageOfMailTo(member.email)).toEqual(['pt-BR', 'ltr'])
})

test('LG8 what no request causes comes in English to whoever has chosen nothing', async () => {
  const { kysely } = at.database
  const child = await at.member('quiet-child', '9 to 14')
  await kysely
    .updateTable('account')
    .set({ last_seen_at: new Date(0) })
    .where('email', '=', child.email)
    .execute()
  await at.runRetention()
  expect(await languageOfMailTo(child.email)).toEqual(['en', 'ltr'])
})
