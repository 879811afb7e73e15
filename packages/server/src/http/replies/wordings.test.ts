import { CALL_REFUSALS } from '@quokka/contract/wire'
import { checkForm, SIGN_UP_FORM } from '@quokka/core/accounts'
import { FIELD_CODES } from '@quokka/core/lib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendRefusal } from './refusal-to-reply.ts'
import { WORDINGS, worded } from './wordings.ts'

test('LG21 each wording is one of a code', () => {
  const codes: readonly string[] = [...CALL_REFUSALS, ...FIELD_CODES]
  for (const key of Object.keys(WORDINGS)) expect(codes).toContain(key.split('/').slice(0, 2).join('/'))
})

test('LG21 a refusal says in a header and in problem details what is filled into its sentence', async () => {
  const app = fastify()
  app.get('/', (request, reply) =>
    sendRefusal(request, reply, {
      code: 'quiz/taken-down',
      ...worded('quiz/taken-down/reason', { reason: 'Ünfit & so' }),
    }),
  )
  const text = await app.inject('/')
  expect(text.body).toBe('An administrator has taken this quiz down: Ünfit & so')
  expect(text.headers['refusal-says']).toBe('quiz/taken-down/reason?reason=%C3%9Cnfit%20%26%20so')
  const problem = await app.inject({ url: '/', headers: { accept: 'application/problem+json' } })
  expect(problem.json().says).toBe(text.headers['refusal-says'])
})

test('LG22 a failing field says its rule, its label and its length', () => {
  const failures = checkForm(SIGN_UP_FORM, { username: 'abc', email: '', password: 'long enough', age_group: '18+' })
  expect(failures.map(({ message, says }) => [message, says])).toEqual([
    ['Username: Must contain atleast 6 characters', 'field/too-short?label=Username&least=6'],
    ['Email: Field cannot be empty', 'field/empty?label=Email'],
  ])
})
