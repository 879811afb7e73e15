import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { hangUpIdleAtEnd } from './idle-connections.ts'

test('OP6 a connection on which a browser has sent nothing yet does not hold up the end; a request under way is answered', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  hangUpIdleAtEnd(app)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve()
      await new Promise<void>((done) => {
        answer = done
      })
      return 'here'
    })
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const unused = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(unused, 'connect')
  const reply = fetch(origin)
  await asked
  const closed = app.close()
  await once(unused, 'close')
  answer()
  expect(await (await reply).text()).toBe('here')
  await closed
})
