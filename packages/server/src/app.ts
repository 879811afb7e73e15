import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import Fastify, { LogController } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { DevMailPorts } from './features/dev-mail/routes.ts'
import { mountDevMail } from './features/dev-mail/routes.ts'
import type { MediaPorts } from './features/media/routes.ts'
import { mountMedia } from './features/media/routes.ts'
import type { OperationsPorts } from './features/operations/routes.ts'
import { mountOperations } from './features/operations/routes.ts'
import type { JoinOriginPorts } from './features/web/join-origin.ts'
import { joinOriginFor } from './features/web/join-origin.ts'
import type { WebPorts } from './features/web/routes.ts'
import { mountWeb } from './features/web/routes.ts'
import { createBodies } from './http/bodies/bodies.ts'
import { takeJsonOnly } from './http/bodies/body-parser.ts'
import { dropUnreadBodies } from './http/bodies/unread-bodies.ts'
import type { MountPorts, Route } from './http/endpoints/mount-endpoint.ts'
import { mountEndpoint } from './http/endpoints/mount-endpoint.ts'
import type { UploadRoute } from './http/endpoints/mount-upload.ts'
import { LONGEST_UPLOAD_MS, mountUpload } from './http/endpoints/mount-upload.ts'
import type { WebhookRoute } from './http/endpoints/mount-webhook.ts'
import { mountWebhook } from './http/endpoints/mount-webhook.ts'
import { hangUpIdleAtEnd } from './http/idle-connections.ts'
import { refuseUnlessReady } from './http/lifecycle.ts'
import { createAddressLimits } from './http/limits/address-limits.ts'
import { limitConnections, MOST_CONNECTIONS } from './http/limits/connections.ts'
import { limitLooks } from './http/limits/limit-looks.ts'
import { refuseNulAddresses } from './http/nul-addresses.ts'
import { mountErrorReplies, replyToError } from './http/replies/errors.ts'
import { createKeptAnswers } from './http/replies/kept-answers.ts'
import type { Checkout } from './http/replies/security-headers.ts'
import { addSecurityHeaders, isCheckoutPage } from './http/replies/security-headers.ts'
import { nameRequests } from './http/request-ids.ts'
import { mountUpgrades } from './http/upgrades.ts'
import type { Viewers } from './media/viewers.ts'
import type { Database, MediaStore, Phase, Rooms } from './ports.ts'
import type { RequestIds } from './tracing/request-id.ts'
import { REQUEST_ID_HEADER } from './tracing/request-id.ts'

/** Everything the HTTP side needs, built by `main.ts` or a test. */
export interface AppPorts extends MountPorts, Pick<JoinOriginPorts, 'lanAddresses'> {
  config: Pick<
    Config,
    | 'BRAND_NAME'
    | 'SUPPORT_EMAIL'
    | 'PLAN_FREE_PLAYERS'
    | 'PUBLIC_ORIGIN'
    | 'HOST'
    | 'TRUST_PROXY'
    | 'METRICS_TOKEN'
    | 'RATE_LIMIT_FACTOR'
    | 'OFFLINE_PAGE'
  >
  /** Whether browsers reach the server through TLS. */
  isSecure: boolean
  log: FastifyBaseLogger
  requestIds: RequestIds
  database: Pick<Database, 'check' | 'canWrite'>
  metrics: Registry
  descriptions: OperationsPorts['descriptions']
  phase(): Phase
  /** Where the built web and the catalogue's pictures are on the disk. */
  folders: { web: string; pictures: string }
  /** A file of the web of another build; undefined where there is one server. */
  findWebFile?: WebPorts['findOfOtherBuild']
  /** Undefined where emails are really sent, or nobody develops. */
  devMail?: DevMailPorts | undefined
  /** What people uploaded, and the call that takes more; undefined where nobody can. */
  media?: { store: Pick<MediaStore, 'find'>; viewers: Viewers; upload: UploadRoute }
  /** How many ready-made quizzes every host has; undefined while there are none. */
  freeQuizzes?: number
  /** Undefined while there are none: every room is then unknown. */
  rooms?: Rooms
  /** What an alias in a QTest stands for; undefined while there are none: every QTest is then unknown. */
  findQTestMedia?: MediaPorts['findQTestMedia']
  /** What a link to a QTest may show; undefined while there are none. */
  findAnnouncedQTest?: WebPorts['findQTest']
  findAnnouncedQuiz?: WebPorts['findQuiz']
  /** Where a page pays at its provider: undefined where no page does. */
  checkout?: Checkout | undefined
  /** What other servers call; undefined where none does. */
  webhook?: WebhookRoute | undefined
  /** How long a body may take to arrive, except uploads of members; by default a minute. */
  longestBodyMs?: number
  /** The calls below `/qq/v1/`, feature by feature. */
  routes?: readonly Route[]
}

/** The HTTP side with every feature mounted by name; the caller listens and closes. */
export const buildApp = async (ports: AppPorts): Promise<FastifyInstance> => {
  const { longestBodyMs = 60_000 } = ports
  const app = Fastify({
    loggerInstance: ports.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ports.config.TRUST_PROXY.length > 0 ? [...ports.config.TRUST_PROXY] : false,
    genReqId: ports.requestIds.idOf,
    // Lines have the id of what is done at the moment, which those of Node's events are not always.
    childLoggerFactory: (log) => log,
    frameworkErrors: (error, request, reply) =>
      void replyToError(error, request, reply.header(REQUEST_ID_HEADER, request.id)),
    requestTimeout: LONGEST_UPLOAD_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  nameRequests(app)
  hangUpIdleAtEnd(app)
  limitConnections(app.server, ports.config.TRUST_PROXY, MOST_CONNECTIONS * ports.config.RATE_LIMIT_FACTOR)
  takeJsonOnly(app)
  dropUnreadBodies(app, longestBodyMs)
  mountErrorReplies(app)
  addSecurityHeaders(app, ports)
  refuseUnlessReady(app, ports.phase)
  refuseNulAddresses(app)
  limitLooks(app, createAddressLimits(ports.limits))

  const { METRICS_TOKEN: metricsToken, PUBLIC_ORIGIN, BRAND_NAME: brandName } = ports.config
  await mountOperations(app, { ...ports, metricsToken, brandName, isPublic: PUBLIC_ORIGIN.length > 0 })
  if (ports.devMail !== undefined) mountDevMail(app, ports.devMail)
  await mountWeb(app, {
    webFolder: ports.folders.web,
    findOfOtherBuild: ports.findWebFile,
    isPageKept: ports.config.OFFLINE_PAGE === 'on',
    findQTest: async (qtestId) => ports.findAnnouncedQTest?.(qtestId),
    findQuiz: async (quizId) => ports.findAnnouncedQuiz?.(quizId),
    originFor: ports.origins.linkOriginAt,
    settingsFor: (request) => ({
      brand: ports.config.BRAND_NAME,
      'support-email': ports.config.SUPPORT_EMAIL,
      'free-seats': String(ports.config.PLAN_FREE_PLAYERS),
      'free-quizzes': ports.freeQuizzes?.toString(),
      'join-origin': joinOriginFor(request, ports),
      'checkout-script': isCheckoutPage(request.url) ? ports.checkout?.script : undefined,
    }),
  })
  mountMedia(app, {
    picturesFolder: ports.folders.pictures,
    uploads: ports.media,
    sessions: ports.sessions,
    findRoomMedia: async (roomId, alias) => ports.rooms?.findMedia(roomId, alias),
    findQTestMedia: async (qtestId, alias) => ports.findQTestMedia?.(qtestId, alias),
  })
  if (ports.media !== undefined) await mountUpload(app, ports.media.upload, ports)
  const bodies = createBodies(longestBodyMs)
  const kept = createKeptAnswers()
  for (const route of ports.routes ?? []) mountEndpoint(app, route, { ...ports, bodies, kept })
  if (ports.webhook !== undefined) mountWebhook(app, ports.webhook, { ...ports, bodies })
  mountUpgrades(app.server, ports)
  return app
}
