import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { CATALOGUE_TYPES } from '../packages/content/src/index.ts'
import { openTestAccounts } from '../packages/server/src/testing/test-accounts.ts'
import { root, tool } from '../scripts/child.ts'

const run = promisify(execFile)
const CACHE = join(root, 'node_modules', '.cache', 'generated-client')
const OPENAPI = join(root, 'packages', 'contract', 'generated', 'openapi.json')
/** Of the contract, so that it lies beside an older TypeScript of its own: the native one has no interface for programs. */
const GENERATOR = join(
  createRequire(join(root, 'packages', 'contract', 'package.json')).resolve('openapi-typescript/package.json'),
  '../bin/cli.js',
)
const CLIENT = join(import.meta.dirname, 'generated-client')

// Without origins of its own, the server allows that of the host that is called.
const at = await openTestAccounts({ settings: { PUBLIC_ORIGIN: '' } })
const origin = await at.listen()
afterAll(() => at.close())

interface QuestionRead {
  correctAnswer: string
  answerChoices: string
  timeToAnswer: number
}
interface Made {
  sent: { questionType: string }[]
  statusCode: string
  questions: QuestionRead[]
}

/** A question under the names of the fields as sent. */
const asSent = ({ correctAnswer, answerChoices, timeToAnswer, ...read }: QuestionRead): object => ({
  ...read,
  correctAnswer: JSON.parse(correctAnswer),
  answerChoices: JSON.parse(answerChoices),
  timer: timeToAnswer,
})

test('HT40 a client generated from /openapi.json compiles, refuses wrong questions, and authors a quiz of every type', async () => {
  mkdirSync(CACHE, { recursive: true })
  const types = join(CACHE, 'openapi.d.ts')
  await run(process.execPath, [GENERATOR, OPENAPI, '--default-non-nullable=false', '--output', types])
  const { stdout: complaints } = await run(tool('tsc'), ['-p', CLIENT]).catch((error: { stdout: string }) => error)
  expect(complaints).toBe('')

  const { name, password, ...author } = await at.member('generated-client')
  const picture = await at.giveMediaName('animals.webp', author)
  const program = join(CLIENT, 'author-quiz.ts')
  const { stdout } = await run(process.execPath, [program, origin, name, password, picture])
  const { sent, statusCode, questions }: Made = JSON.parse(stdout)
  expect(statusCode).toBe('PUB')
  expect(sent.map(({ questionType }) => questionType)).toEqual(CATALOGUE_TYPES)
  expect(questions.map(asSent)).toMatchObject(sent)
})
