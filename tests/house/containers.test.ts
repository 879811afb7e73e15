import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { KEYS, readConfig } from '../../packages/server/src/config.ts'

const root = join(import.meta.dirname, '..', '..')
const image = readFileSync(join(root, 'Dockerfile'), 'utf8')
const PORT = Number(/^EXPOSE (\d+)$/m.exec(image)?.[1])
const VOLUME = /^VOLUME (\S+)$/m.exec(image)?.[1]
/** Longer than the ten seconds after which a server that stops ends (OP6). */
const SHORTEST_GRACE_S = 15

/** What of an environment the server would refuse, or never read. */
const wrongIn = (environment: Readonly<Record<string, string>>): string[] => {
  const config = readConfig(environment)
  const unknown = Object.keys(environment).filter((name) => !(name in KEYS))
  return [...unknown, ...(config.ok ? [] : config.problems)]
}

interface Service {
  environment: Record<string, string>
  volumes: string[]
  read_only: boolean
  stop_grace_period: string
  ports?: { target: number }[]
}

/** A file as `docker-compose` understands it, or how it refuses it. */
const composed = (file: string, environment: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync('docker-compose', ['--file', file, 'config'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...environment },
  })
  return { isRead: status === 0, services: status === 0 ? parse(stdout).services : {}, said: stderr }
}

const noCompose =
  spawnSync('docker-compose', ['version']).error === undefined
    ? ''
    : ' (docker-compose is not found: install the package)'

const server = {
  read_only: true,
  stop_grace_period: `${SHORTEST_GRACE_S}s`,
  volumes: [`data:${VOLUME}:rw`],
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
}

test.skipIf(noCompose !== '')(
  `OP21 compose.yml is one server, on a root that is only read, with one volume${noCompose}`,
  () => {
    const { services, said } = composed('compose.yml')
    expect([said, Object.keys(services)]).toEqual(['', ['quiz']])
    expect(services.quiz).toMatchObject({ ...server, ports: [{ published: 3000, target: PORT }] })
    expect(wrongIn(services.quiz.environment)).toEqual([])
  },
)

test.skipIf(noCompose !== '')(
  `OP21 compose.cluster.yml is two servers on a PostgreSQL, a NATS and a Caddy in front, and asks for name and password${noCompose}`,
  () => {
    expect(composed('compose.cluster.yml', { QUIZ_HOST: 'quiz.example.org' })).toMatchObject({
      isRead: false,
      said: expect.stringContaining('set it to a long one of letters and digits'),
    })
    const { services, said } = composed('compose.cluster.yml', {
      QUIZ_HOST: 'quiz.example.org',
      POSTGRES_PASSWORD: 'secret7',
    })
    expect([said, Object.keys(services).sort()]).toEqual(['', ['caddy', 'nats', 'one', 'postgres', 'two']])
    const servers: readonly Service[] = [services.one, services.two]
    for (const one of servers) {
      expect(one).toMatchObject(server)
      expect(wrongIn(one.environment)).toEqual([])
      expect(one.environment).toMatchObject({
        DATABASE_URL: 'postgres://quokka:secret7@postgres:5432/quokka',
        NATS_URL: 'nats://nats:4222',
        PUBLIC_ORIGIN: 'https://quiz.example.org',
      })
      expect(one.ports).toBeUndefined()
    }
    expect(services.postgres.environment).toEqual({
      POSTGRES_USER: 'quokka',
      POSTGRES_DB: 'quokka',
      POSTGRES_PASSWORD: 'secret7',
    })
    expect(services.caddy.environment).toEqual({
      QUIZ_HOST: 'quiz.example.org',
      QUIZ_SERVERS: `one:${PORT} two:${PORT}`,
    })
  },
)

/** The kinds of the manifests, which kubectl asks a server for even when it sends nothing. */
const KINDS = {
  v1: ['ConfigMap', 'Secret', 'Service'],
  'apps/v1': ['Deployment'],
  'policy/v1': ['PodDisruptionBudget'],
  'networking.k8s.io/v1': ['Ingress'],
} as const

/** Answers which kinds there are, as a Kubernetes does, and nothing else. */
const startKinds = async () => {
  const groups = Object.keys(KINDS).filter((version) => version.includes('/'))
  const answers: Record<string, unknown> = {
    '/api': { kind: 'APIVersions', versions: ['v1'] },
    '/apis': {
      kind: 'APIGroupList',
      apiVersion: 'v1',
      groups: groups.map((groupVersion) => {
        const [name, version] = groupVersion.split('/')
        return { name, versions: [{ groupVersion, version }], preferredVersion: { groupVersion, version } }
      }),
    },
  }
  for (const [groupVersion, kinds] of Object.entries(KINDS))
    answers[`/${groupVersion === 'v1' ? 'api' : 'apis'}/${groupVersion}`] = {
      kind: 'APIResourceList',
      apiVersion: 'v1',
      groupVersion,
      resources: kinds.map((kind) => ({
        name: `${kind.toLowerCase()}${kind.endsWith('s') ? 'es' : 's'}`,
        singularName: kind.toLowerCase(),
        namespaced: true,
        kind,
        verbs: ['create', 'get'],
      })),
    }
  const kubernetes = createServer((request, response) => {
    const answer = answers[new URL(request.url ?? '/', 'http://localhost').pathname]
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  kubernetes.listen(0, '127.0.0.1')
  await once(kubernetes, 'listening')
  const { port } = kubernetes.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => kubernetes.close() }
}

interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec?: Record<string, unknown>
}

const noKubectl = spawnSync('kubectl', ['version', '--client']).error === undefined ? '' : ' (kubectl is not found)'

test.skipIf(noKubectl !== '')(
  `OP22 the manifests of Kubernetes are servers of one cluster that are replaced one after the other${noKubectl}`,
  async () => {
    const kubernetes = await startKinds()
    const dryRun = ['create', '--dry-run=client', '--validate=false', '--output=yaml', '--filename=deploy/kubernetes']
    const { stdout } = await promisify(execFile)('kubectl', [`--server=${kubernetes.origin}`, ...dryRun], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: '/nowhere' },
    }).finally(kubernetes.close)
    const manifests = parseAllDocuments(stdout).flatMap(
      (document): Manifest[] => document.toJS().items ?? document.toJS(),
    )
    const one = (kind: string, name = 'quokka-quiz') => {
      const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
      if (found === undefined) throw new Error(`there is no ${kind} ${name}`)
      return found
    }
    expect(wrongIn({ ...one('ConfigMap').data, ...one('Secret').stringData })).toEqual([])
    expect(one('ConfigMap').data?.NATS_URL).toBe(`nats://${one('Service', 'quokka-quiz-nats').metadata.name}:4222`)

    const pod = { app: 'quokka-quiz' }
    expect(one('Deployment').spec).toMatchObject({
      selector: { matchLabels: pod },
      strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: { labels: pod },
        spec: {
          terminationGracePeriodSeconds: expect.toSatisfy((seconds: number) => seconds >= SHORTEST_GRACE_S),
          securityContext: { runAsNonRoot: true },
          containers: [
            {
              envFrom: [{ configMapRef: { name: 'quokka-quiz' } }, { secretRef: { name: 'quokka-quiz' } }],
              ports: [{ name: 'http', containerPort: PORT }],
              startupProbe: { httpGet: { path: '/healthz', port: 'http' } },
              livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
              readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
              securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
              volumeMounts: [{ mountPath: VOLUME }, { mountPath: '/tmp' }],
            },
          ],
        },
      },
    })
    expect(one('PodDisruptionBudget').spec).toEqual({ minAvailable: 1, selector: { matchLabels: pod } })
    expect(one('Service').spec).toMatchObject({ selector: pod, ports: [{ port: 80, targetPort: 'http' }] })
    expect(one('Ingress').spec).toMatchObject({
      rules: [{ http: { paths: [{ backend: { service: { name: 'quokka-quiz', port: { name: 'http' } } } }] } }],
    })
  },
)
