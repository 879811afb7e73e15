import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { canvas } from '../../packages/server/src/testing/media-samples.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import type { Target } from './attack-client.ts'
import { ADDRESS, call, closedOf, forever, frame, gain, openLine, ownRoom, reasonOf } from './attack-client.ts'
import { broughtQuiz } from './brought-quiz.ts'
import { STORAGE_ATTACKS } from './storage-attacks.ts'

const MEGABYTES_8 = 7_900_000
const AUTHORS_CALLS = [
  'createquiz/createquiz',
  'createquiz/addquestion',
  'createquiz/editquestion',
  'createquiz/editquiz',
]

const largeBodies = (target: Target): void => {
  const keys = Array.from({ length: 600_000 }, (_, index) => `"k${index}":1`).join(',')
  const bodies = ['['.repeat(MEGABYTES_8), `[${'{},'.repeat(MEGABYTES_8 / 3)}{}]`, `{${keys}}`].map((text) =>
    Buffer.from(text),
  )
  let turn = 0
  forever(6, async (index) => {
    turn += 1
    const body = bodies[turn % bodies.length] ?? ''
    // Two of the six have a login.
    const login = index < 2 ? { cookie: target.cookie } : {}
    await call(target, AUTHORS_CALLS[turn % AUTHORS_CALLS.length] ?? '', { body, ...login })
  })
}

const hostFrames = async (target: Target): Promise<void> => {
  const roomId = await ownRoom(target, target.quizId)
  const update = frame('updateQuiz', { categories: [target.quizId], quizType: 'Private' })
  forever(100, async () => {
    const line = await openLine(target, roomId, target.cookie)
    if (line === undefined) return pause(1_000)
    for (let sent = 0; sent < 20; sent += 1) line.send(update)
    await Promise.race([closedOf(line), pause(20_000)])
    line.terminate()
  })
}

const seats = async (target: Target): Promise<void> => {
  let grabbed = 0
  forever(20, async () => {
    const line = await openLine(target, target.roomId)
    if (line === undefined) return pause(1_000)
    grabbed += 1
    line.on('message', (data) =>
      gain(/^\{"action":"(joined|roomFull|error)"/u.exec(String(data))?.[1] ?? 'other frames'),
    )
    const payload = {
      playerName: `Visitor ${grabbed}`,
      playerEmail: 'a@example.org',
      playerAvatar: 'avatar1',
      ageGroup: '18+',
    }
    line.send(frame('addPlayer', payload))
    await Promise.race([closedOf(line), pause(2_000)])
    line.terminate()
  })
}

const idleLines = async (target: Target): Promise<void> => {
  const roomId = await ownRoom({ origin: target.origin }, ALL_TYPES_QUIZ_ID)
  forever(600, async () => {
    const line = await openLine(target, roomId)
    await (line === undefined ? pause(10_000) : closedOf(line))
  })
  const { port, hostname } = new URL(target.origin)
  forever(200, async () => {
    const line = connect({ port: Number(port), host: hostname, localAddress: ADDRESS })
    line.on('error', (error) => gain(`slow body ${reasonOf(error)}`))
    line.on('data', (data) => gain(`slow body ${/^HTTP\/1\.1 (\d+)/u.exec(String(data))?.[1] ?? 'answered'}`))
    line.write(
      `POST /qq/v1/createquiz/createquiz HTTP/1.1\r\nHost: ${hostname}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${MEGABYTES_8}\r\n\r\n{`,
    )
    const drip = setInterval(() => line.write(' '), 10_000)
    await new Promise((resolve) => line.on('close', resolve))
    clearInterval(drip)
    gain('slow body closed')
    await pause(1_000)
  })
}

const pictures = async (target: Target): Promise<void> => {
  const largest = await canvas(6_300, 6_300).withMetadata({ orientation: 6 }).png({ progressive: true }).toBuffer()
  const body = JSON.stringify({
    preferred_username: 'attacker-one',
    given_name: 'Ada',
    family_name: 'Reef',
    locale: 'Pune',
    profile: 'Likes quizzes',
    phone_number: '+919876543210',
    'custom:age_group': '18+',
    image: `data:image/png;base64,${largest.toString('base64')}`,
  })
  forever(8, () => call(target, 'updateprofile', { body, cookie: target.cookie }))
}

const manyAddresses = (target: Target): void => {
  const byte = () => 1 + Math.floor(Math.random() * 254)
  const body = JSON.stringify({ roomId: 'bcdfgh' })
  forever(64, () => call(target, 'checkroomid', { body, from: `127.${byte()}.${byte()}.${byte()}` }))
}

const signIns = (target: Target): void => {
  forever(16, async (index) => {
    const username = index % 2 === 0 ? 'attacker-one' : `nobody-${Math.random()}`
    await call(target, 'signin', { body: JSON.stringify({ username, password: 'not the password 1' }) })
  })
}

const frames = async (target: Target): Promise<void> => {
  const roomId = await ownRoom({ origin: target.origin }, ALL_TYPES_QUIZ_ID)
  forever(20, async (index) => {
    const line = await openLine(target, roomId)
    if (line === undefined) return pause(1_000)
    while (line.readyState === line.OPEN) {
      for (let sent = 0; sent < 200; sent += 1)
        if (index % 2 === 0) line.ping()
        else line.send('{"action":"unknown","payload":{}}')
      await pause(5)
    }
  })
}

const invites = (target: Target): void =>
  forever(16, () =>
    call(target, 'createinvite', { body: JSON.stringify({ quizId: ALL_TYPES_QUIZ_ID, hostMode: true }) }),
  )

const broughtQuizzes = (target: Target): void => {
  let turn = 0
  forever(4, async () => {
    turn += 1
    await call(target, 'createquiz/importquiz', { body: broughtQuiz(String(turn)), cookie: target.cookie })
  })
}

/** What one attacker tries, by its name in the table. */
export const ATTACKS = {
  'large bodies': largeBodies,
  'quizzes brought in': broughtQuizzes,
  "frames of a host's": hostFrames,
  "seats in the class's room": seats,
  'idle lines and slow bodies': idleLines,
  'large profile pictures': pictures,
  'calls from many addresses': manyAddresses,
  'sign-ins': signIns,
  'frames and pings': frames,
  'rooms of guests': invites,
  ...STORAGE_ATTACKS,
} as const satisfies Record<string, (target: Target) => void | Promise<void>>
export type AttackName = keyof typeof ATTACKS
