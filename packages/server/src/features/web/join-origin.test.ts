import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { openTestApp } from '../../testing/test-app.ts'

const folders = { web: newFolder(), pictures: newFolder() }
writeFileSync(join(folders.web, 'index.html'), '<html><head></head></html>')

const AT_THIS_MACHINE = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }

test.each([
  ['a public origin', { PUBLIC_ORIGIN: ['https://quiz.example'] }, AT_THIS_MACHINE, 'https://quiz.example'],
  [
    'of several the first that is not this machine alone',
    { PUBLIC_ORIGIN: ['http://localhost:3000', 'https://quiz.example'] },
    AT_THIS_MACHINE,
    'https://quiz.example',
  ],
  ['the address in the local network', {}, AT_THIS_MACHINE, 'http://192.168.1.7:3000'],
  ['the same without a port', {}, { ...AT_THIS_MACHINE, headers: { host: 'localhost' } }, 'http://192.168.1.7'],
  ['nothing where the server listens here alone', { HOST: '127.0.0.1' }, AT_THIS_MACHINE, undefined],
  ['nothing to another machine', {}, { ...AT_THIS_MACHINE, remoteAddress: '192.168.1.9' }, undefined],
  ['nothing to another name', {}, { ...AT_THIS_MACHINE, headers: { host: 'evil.example' } }, undefined],
  [
    'nothing through a proxy',
    {},
    { ...AT_THIS_MACHINE, headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.5' } },
    undefined,
  ],
])('HT34 a page is told where phones reach the server: %s', async (_case, config, from, origin) => {
  const app = await openTestApp({ folders, config, lanAddresses: () => ['192.168.1.7', '172.17.0.1'] })
  const { body } = await app.inject({ url: '/', ...from })
  expect(/<meta name="join-origin" content="([^"]*)"/.exec(body)?.[1]).toBe(origin)
})

test('HT34 a machine without a network tells nothing', async () => {
  const app = await openTestApp({ folders })
  expect((await app.inject({ url: '/', ...AT_THIS_MACHINE })).body).not.toContain('join-origin')
})
