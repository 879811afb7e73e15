import { afterAll, expect, test } from 'vitest'
import { startCluster, whyNoCluster } from '../harness/cluster.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { askedIn, readAlerts, readDashboard } from '../house/expressions.ts'
import type { Figure } from '../house/operations-page.ts'
import { readOperationsPage } from '../house/operations-page.ts'

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

const page = readOperationsPage()
const noCluster = await whyNoCluster()

const byName = (figures: readonly Figure[]): Figure[] => figures.toSorted((a, b) => a.name.localeCompare(b.name))

const isToldByBeginning = (name: string): boolean => page.beginnings.some((beginning) => name.startsWith(beginning))

/** What a server tells when it is asked for its metrics. */
const figuresOf = async ({ origin }: TestServer): Promise<Figure[]> => {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const figures = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gmu)].map(([, name = '', type = '']) => {
    const [, labels = ''] = new RegExp(`^${name}(?:_count)?\\{(.*)\\} `, 'mu').exec(text) ?? []
    return { name, type, labels: [...labels.matchAll(/(\w+)="/gu)].flatMap(([, label]) => label ?? []).sort() }
  })
  expect(figures.length).toBeGreaterThan(20)
  return figures
}
const ownOf = (figures: readonly Figure[]): Figure[] => byName(figures.filter(({ name }) => !isToldByBeginning(name)))

test('OP30 the page has every metric of a server with its type and labels, and no other', async () => {
  const server = await startServer()
  closing.push(server.close)
  expect(ownOf(await figuresOf(server))).toEqual(byName(page.everywhere))
})

test('OP32 what alarms and dashboard ask of the process is what Node and the operating system tell', async () => {
  const server = await startServer()
  closing.push(server.close)
  const told = (await figuresOf(server)).map(({ name }) => name)
  const asked = [...readAlerts().map(({ expression }) => expression), ...readDashboard()]
  const ofProcess = asked
    .flatMap((expression) => askedIn(expression).metrics)
    .filter(({ name }) => isToldByBeginning(name))
  expect(ofProcess.length).toBeGreaterThan(5)
  expect(ofProcess.filter(({ name }) => !told.includes(name))).toEqual([])
})

test.skipIf(noCluster !== undefined)(
  `OP30 the page has every metric of a server of a cluster${noCluster === undefined ? '' : ` (${noCluster})`}`,
  async () => {
    const cluster = await startCluster(1)
    closing.push(cluster.close)
    const [node] = cluster.nodes
    expect(ownOf(await figuresOf(node as TestServer))).toEqual(byName([...page.everywhere, ...page.ofSeveral]))
  },
)
