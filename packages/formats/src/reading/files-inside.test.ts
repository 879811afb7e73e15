import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFiles } from './read-files.ts'

const AIKEN = 'Which is a bird?\nA) Cat\nB) Owl\nC) Cow\nD) Ant\nANSWER: B\n'

test('EX46 a packed folder is read file by file, and says which of them is not read', async () => {
  const quizzes = [{ name: 'Inner', description: '', ageGroup: '18+', questions: [] }]
  const inner = zipSync({ 'quiz.json': strToU8(JSON.stringify({ format: 'quokka-quiz', version: 1, quizzes })) })
  const bytes = zipSync({
    'one.txt': strToU8(AIKEN),
    'more/two.txt': strToU8(AIKEN),
    'more/three.zip': inner,
    '__MACOSX/one.txt': strToU8(AIKEN),
    'four.png': new Uint8Array(9),
  })
  expect(await readFiles([{ name: 'old.zip', bytes }])).toMatchObject([
    {
      file: 'old.zip',
      format: 'files',
      quizzes: [
        { name: 'one', questions: [{ state: 'ready', sent: { correctAnswer: ['Owl'] } }] },
        { name: 'two' },
        { name: 'old', questions: [{ state: 'leftOut', why: { code: 'fileUnread', name: 'more/three.zip' } }] },
      ],
    },
  ])
})
