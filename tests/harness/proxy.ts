import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const COMMAND = 'haproxy'
/** The cookie by which a browser of a test asks for one of the nodes, numbered from 0; the others are shared out. */
export const NODE_COOKIE = 'node'

/** Why no proxy can be started here; undefined when one can. */
export const whyNoProxy = (): string | undefined =>
  spawnSync(COMMAND, ['-v']).error === undefined
    ? undefined
    : `there is no ${COMMAND} in PATH (Debian's package has its name)`

/** One that dies is found by what is asked of it, one that stops by its `/readyz`. */
const configuration = (port: number, nodePorts: readonly number[]): string => `
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option redispatch 1
frontend pages
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance leastconn
  option forwardfor
  option httpchk GET /readyz
  cookie ${NODE_COOKIE}
  default-server check inter 500ms fall 1 rise 1
${nodePorts.map((nodePort, number) => `  server node${number} 127.0.0.1:${nodePort} cookie ${number}`).join('\n')}
`

/** A proxy of the test's own before the nodes of a cluster. */
export interface TestProxy {
  origin: string
  close(): Promise<void>
}

export const startProxy = async (nodePorts: readonly number[]): Promise<TestProxy> => {
  const port = await freePort()
  const folder = newFolder()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, nodePorts))
  const child = spawn(COMMAND, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const origin = `http://127.0.0.1:${port}`
  await until('the proxy reaches a node', async () => {
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}:\n${said}`)
    return (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true
  })
  return {
    origin,
    async close() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
