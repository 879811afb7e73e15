import { expect, test, vi } from 'vitest'
import type { StoredQuiz } from '../stores/quiz-row.ts'
import { createViewers } from './viewers.ts'

const quiz = {
  quizId: 'q',
  quizName: 'Reef',
  quizDescription: 'Fish',
  ageGroup: '18+',
  quizImage: 'reef.webp',
  questionIds: [],
  subject: undefined,
  language: undefined,
  classes: undefined,
  keyWords: [],
  copiedFrom: undefined,
  revision: 1,
  createdAtMs: 0,
  editedAtMs: 0,
  statusBefore: null,
  ownerId: 'owner',
  ownerName: 'Owner',
  editorIds: ['editor'],
  teamIds: ['team'],
  status: 'published',
  isPublic: true,
  ownerMayPublish: true,
  takenDownReason: null,
} as const satisfies StoredQuiz

const open = (stored: StoredQuiz[]) => {
  let nowMs = 0
  const showing = vi.fn(async (_name: string) => stored)
  const viewers = createViewers({
    files: { ownerOf: async () => 'uploader' },
    quizzes: { showing, teamsOf: async (userId) => (userId === 'pupil' ? ['team'] : []) },
    running: { runningMs: () => nowMs },
  })
  return { viewers, showing, skip: (ms: number) => (nowMs += ms) }
}
const noCaller = () => Promise.reject(new Error('asked who calls'))

test('ME15 a class that loads pictures of public quizzes costs one question a picture in ten seconds, and none who calls', async () => {
  const { viewers, showing, skip } = open([quiz])
  for (let player = 0; player < 40; player += 1)
    for (const name of ['a.webp', 'b.webp']) expect(await viewers.rightTo(name, noCaller)).toBe('everyone')
  expect(showing).toHaveBeenCalledTimes(2)
  skip(10_001)
  await viewers.rightTo('a.webp', noCaller)
  expect(showing).toHaveBeenCalledTimes(3)
})

test('ME15 what is remembered of public media is bounded', async () => {
  const { viewers, showing } = open([quiz])
  for (let name = 0; name <= 1_000; name += 1) await viewers.rightTo(`${name}.webp`, noCaller)
  await viewers.rightTo('1000.webp', noCaller)
  expect(showing).toHaveBeenCalledTimes(1_001)
  await viewers.rightTo('0.webp', noCaller)
  expect(showing).toHaveBeenCalledTimes(1_002)
})

test.each([
  ['a draft', [{ ...quiz, status: 'draft' }], ['uploader', 'owner', 'editor', 'admin']],
  ['a quiz of a team', [{ ...quiz, isPublic: false }], ['uploader', 'owner', 'editor', 'pupil', 'admin']],
  ['a deleted quiz', [{ ...quiz, status: 'inactive' }], ['uploader', 'admin']],
  ['a quiz that was taken down', [{ ...quiz, takenDownReason: 'spam' }], ['uploader', 'owner', 'editor', 'admin']],
  ['no quiz', [], ['uploader']],
  [
    'a draft and a deleted quiz of another',
    [
      { ...quiz, status: 'draft' },
      { ...quiz, ownerId: 'other', status: 'inactive' },
    ],
    ['uploader', 'owner', 'editor', 'admin'],
  ],
] as const)('ME15 media of %s are seen by whom it concerns', async (_what, stored, seers) => {
  const { viewers } = open([...stored])
  const everybody = ['uploader', 'owner', 'editor', 'pupil', 'other', 'stranger', 'admin', undefined]
  const rights = await Promise.all(
    everybody.map((caller) =>
      viewers.rightTo('reef.webp', async () =>
        caller === undefined ? undefined : { userId: caller, isAdmin: caller === 'admin' },
      ),
    ),
  )
  expect(everybody.filter((_, index) => rights[index] === 'caller')).toEqual(seers)
  expect(rights).not.toContain('everyone')
})
