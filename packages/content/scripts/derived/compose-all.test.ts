import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { composeAll } from './compose-all.ts'
import { RULES } from './rules.ts'

const QUIZZES_FOLDER = new URL('../../quizzes/', import.meta.url)

test('CO25 the files of derived quizzes are what their rules make', async () => {
  for (const quiz of composeAll(RULES)) {
    const written = JSON.parse(await readFile(new URL(`${quiz.quizId}.json`, QUIZZES_FOLDER), 'utf8'))
    expect(written, quiz.quizId).toEqual(quiz)
  }
})
