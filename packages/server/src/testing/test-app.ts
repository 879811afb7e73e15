import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { systemChance } from '../adapters/chance.ts'
import { processClock, wallClock } from '../adapters/clock.ts'
import type { AppPorts } from '../app.ts'
import { buildApp } from '../app.ts'
import { createGuests } from '../http/callers/guest.ts'
import { createOriginGuard } from '../http/callers/origin-guard.ts'
import { createRateLimiter } from '../http/limits/rate-limit.ts'
import { createRequestIds } from '../tracing/request-id.ts'
import { newFolder } from './new-folder.ts'

export const NO_DESCRIPTIONS = {
  openapi: { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: {} },
  asyncapi: {},
}

type Replaced = Partial<Omit<AppPorts, 'config'>> & { config?: Partial<AppPorts['config']> }

/** The HTTP side over stand-ins; each part can be replaced. */
export const openTestApp = ({ config, ...replaced }: Replaced = {}): Promise<FastifyInstance> =>
  buildApp({
    config: {
      BRAND_NAME: 'Quokka Quiz',
      PLAN_FREE_PLAYERS: 10,
      PUBLIC_ORIGIN: [],
      HOST: '0.0.0.0',
      TRUST_PROXY: [],
      METRICS_TOKEN: undefined,
      RATE_LIMIT_FACTOR: 1,
      OFFLINE_PAGE: 'on',
      ...config,
    },
    isSecure: false,
    log: pino({ level: 'silent' }),
    requestIds: createRequestIds([], systemChance),
    database: { check: async () => {}, canWrite: () => true },
    metrics: new Registry(),
    descriptions: NO_DESCRIPTIONS,
    phase: () => 'ready',
    folders: { web: newFolder(), pictures: newFolder() },
    sessions: { read: async () => undefined },
    guests: createGuests({ isSecure: false, secret: 'test', chance: systemChance, clock: wallClock }),
    origins: createOriginGuard([]),
    limits: createRateLimiter({ running: processClock, factor: 1 }),
    lanAddresses: () => [],
    ...replaced,
  })
