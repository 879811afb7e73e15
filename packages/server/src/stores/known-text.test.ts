import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { createAccounts } from './accounts.ts'
import { createQuizzes } from './quizzes.ts'
import { createSocialLogins } from './social-logins.ts'

const NOW = new Date(Date.UTC(2026, 10, 22))
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([
  ['user_type', 'OWNER', 'account.user_type holds "OWNER", not one of: '],
  ['age_group', '9-17', 'account.age_group holds "9-17", not one of: 6 to 8, 9 to 14, 18+'],
])('ST14 an account whose %s is %j is an error, not a guess', async (column, text, sentence) => {
  const row = { user_id: column, user_name: column, email: '', user_type: 'REGULAR', age_group: '18+' }
  await database.kysely
    .insertInto('account')
    .values({ ...row, [column]: text, created_at: NOW, last_seen_at: NOW })
    .execute()
  await expect(createAccounts(database).byId(column)).rejects.toThrow(sentence)
})

test.each([
  ['status', 'archived', 'quiz.status holds "archived", not one of: draft, published, inactive'],
  ['age_group', 'all', 'quiz.age_group holds "all", not one of: 6 to 8, 9 to 14, 18+'],
])('ST14 a quiz whose %s is %j is an error, not a guess', async (column, text, sentence) => {
  const ownerId = `owner of ${column}`
  const owner = { user_id: ownerId, user_name: ownerId, email: '', user_type: 'REGULAR' }
  await database.kysely
    .insertInto('account')
    .values({ ...owner, created_at: NOW, last_seen_at: NOW })
    .execute()
  const shown = { quiz_name: 'Reef', quiz_description: 'Fish', quiz_image: '', search_text: 'reef fish' }
  const texts = { ...shown, age_group: '18+', status: 'draft' }
  await database.kysely
    .insertInto('quiz')
    .values({ quiz_id: column, owner_id: ownerId, ...texts, [column]: text, created_at: NOW, edited_at: NOW })
    .execute()
  await expect(createQuizzes(database).byId(column)).rejects.toThrow(sentence)
})

test('ST14 a begun login of an unknown provider is an error, not a stranger', async () => {
  const login = { nonce: '', verifier: '', credential: 'browser', redirect_uri: '' }
  await database.kysely
    .insertInto('social_login')
    .values({ state_hash: 'state', provider: 'myspace', ...login, expires_at: NOW })
    .execute()
  const taking = createSocialLogins(database).take('state', ['browser'], NOW.getTime() - 1)
  await expect(taking).rejects.toThrow('social_login.provider holds "myspace", not one of: ')
})
