import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const owner = await at.member('reef-owner')
const editor = await at.member('reef-editor')

const page = async (by: Browser, number = 0) => {
  const reply = await by.post('getownpictures', { page: number })
  expect(reply.statusCode).toBe(200)
  const { total, perPage, pictures } = reply.json()
  return { total, perPage, names: pictures.map(({ name }: { name: string }) => name) }
}

test('ME25 a member finds the pictures that they uploaded, the newest first, in pages, and nobody else does', async () => {
  const names = Array.from({ length: 26 }, (_, index) => `${String(index).padStart(22, 'p')}.webp`)
  for (const name of names) {
    await at.giveMediaName(name, owner)
    at.clock.skip(1_000)
  }
  // Shown to an editor by the owner's quiz, and so the editor's to see, but not the editor's own.
  const quizImage = names[25]
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '9 to 14', quizImage }
  const { quizId } = (await owner.post('createquiz/createquiz', settings)).json()
  await owner.post('createquiz/addquizeditor', { quizId, email: 'reef-editor@example.org' })
  const newest = names.toReversed()
  expect(await page(owner)).toEqual({ total: 26, perPage: 24, names: newest.slice(0, 24) })
  expect(await page(owner, 1)).toEqual({ total: 26, perPage: 24, names: newest.slice(24) })
  expect(await page(owner, 2)).toEqual({ total: 26, perPage: 24, names: [] })
  expect(await page(editor)).toEqual({ total: 0, perPage: 24, names: [] })
  expect((await at.browser().post('getownpictures', { page: 0 })).statusCode).toBe(401)
})

test('ME25 sounds and films are not among them, nor what is being removed', async () => {
  const member = await at.member('reef-singer')
  const sound = await at.giveMediaName(`${'s'.repeat(22)}.mp3`, member)
  const leaving = await at.giveMediaName(`${'l'.repeat(22)}.webp`, member)
  const stays = await at.giveMediaName(`${'k'.repeat(22)}.webp`, member)
  const { kysely } = at.database
  await kysely.updateTable('media_file').set({ kind: 'audio' }).where('name', '=', sound).execute()
  await kysely.updateTable('media_file').set({ is_leaving: true }).where('name', '=', leaving).execute()
  expect(await page(member)).toEqual({ total: 1, perPage: 24, names: [stays] })
})
