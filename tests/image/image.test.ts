import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { joinMember } from '../harness/member.ts'
import { playShortGame } from '../harness/played-game.ts'
import { publishShortQuiz } from '../harness/qtest.ts'
import { startServer } from '../harness/server.ts'
import { buildahIn, whyNoImage } from './buildah.ts'

const root = join(import.meta.dirname, '..', '..')
/** What the image has of its own at most, beside Debian and Node. */
const MOST_MEGABYTES = 100
const whyNot = whyNoImage()
if (whyNot !== undefined) console.log(`skipped: the image is not built, ${whyNot}`)

/** On a disk: gigabytes, where other tests' folders are in memory. */
const folder = mkdtempSync('/var/tmp/quokka-image-')
const buildah = buildahIn(folder)
let files = ''
let megabytes = 0
beforeAll(() => {
  if (whyNot !== undefined) return
  const base = buildah.makeBase()
  buildah.build(root, base)
  files = buildah.mount()
  const size = execFileSync('du', ['--summarize', '--block-size=MB', join(files, buildah.config().WorkingDir)])
  megabytes = Number.parseInt(size.toString(), 10)
  console.log(`The image has ${megabytes} MB of its own, beside Debian and Node.`)
})
afterAll(async () => {
  if (whyNot === undefined) buildah.remove()
  await rm(folder, { recursive: true, force: true })
})

test.skipIf(whyNot !== undefined)('OP23 the image has what the server needs, and no developer tools', () => {
  expect(megabytes).toBeLessThan(MOST_MEGABYTES)
  expect(buildah.config()).toMatchObject({ User: 'node', Volumes: { '/data': {} } })
})

test.skipIf(whyNot !== undefined)(
  'OP23 in the image, as a user without rights on a root that is only read, a whole game is played, and it stops when asked',
  async () => {
    const { User, WorkingDir, Env, Cmd } = buildah.config()
    const [node = '', ...command] = Cmd
    const [volume = ''] = Object.keys(buildah.config().Volumes)
    const dataFolder = newFolder()
    chownSync(dataFolder, 1000, 1000)
    const script = join(import.meta.dirname, 'run-in-image.sh')
    const within = [
      'unshare',
      '--mount',
      '--propagation=private',
      'sh',
      script,
      files,
      dataFolder,
      volume,
      User,
      WorkingDir,
    ]
    const environment = Object.fromEntries(Env.map((one) => one.split(/=(.*)/s).slice(0, 2)))
    const server = await startServer(environment, { command, dataFolder, place: { host: '127.0.0.1', within, node } })
    try {
      const status = execFileSync('cat', [`/proc/${server.processId()}/status`], { encoding: 'utf8' })
      expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m)
      expect(status).toMatch(/^CapEff:\t0+$/m)
      const host = await joinMember(server, 'in-an-image', 'correct horse 7 staple')
      const quizId = await publishShortQuiz(host, 'In an image')
      const { ranks } = await playShortGame(server, host, quizId, [
        { name: 'Ann', answers: ['Tom', 'Ann', 'Mira'] },
        { name: 'Bob', answers: ['Tom', null, 'Sol'] },
      ])
      expect([...ranks.keys()]).toEqual(['Ann', 'Bob'])
      expect(server.failures()).toEqual([])
      await server.stop()
      expect(server.output()).toContain('"msg":"stopped"')
    } finally {
      await server.close()
    }
  },
)
