import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

test('AD29 AD30 searches that found nothing reach administrators, and not those that were still being typed or found something', async () => {
  const guest = at.browser()
  const search = (words: string, more: object = {}) => guest.post('getreadymadequizzes', { search: words, ...more })
  for (const words of ['Trigonometry', 'trigonometry', 'zzyzx']) await search(words)
  await search('trigonome', { isTyped: 'true' })
  await search('fractions')
  const admin = await at.administrator()
  const { searches } = (await admin.post('search/missed', {})).json()
  expect(searches).toEqual([
    { words: 'trigonometry', searches: 2, lastOn: expect.stringMatching(/T00:00:00/) },
    { words: 'zzyzx', searches: 1, lastOn: expect.stringMatching(/T00:00:00/) },
  ])
})
