import type * as z from 'zod'
import type { FrameLimits } from '../socket/index.ts'
import { CLOSE_CODES, ClientToServerFrame, FRAME_LIMITS, isResumable, ServerToClientFrame } from '../socket/index.ts'
import type { Components, Json } from './components.ts'
import { createComponents } from './components.ts'

interface FrameSchema {
  schema: z.core.$ZodType
  action: string
  limits?: FrameLimits | undefined
}

const limitsInWords = ({ giver, maxBytes, atOnce, everyMs }: FrameLimits): string =>
  `From ${giver === 'host' ? 'the host' : 'anyone'}, at most ${maxBytes} bytes, ${atOnce} at once, then one in ${everyMs} ms.`

/** `connected to room` is an action, but no name for a part of a document. */
const keyOf = (action: string): string => action.replaceAll(' ', '-')

const messagesOf = (frames: readonly FrameSchema[], io: 'input' | 'output', components: Components): Json =>
  Object.fromEntries(
    frames.map(({ schema, action, limits }) => [
      keyOf(action),
      {
        name: action,
        ...(limits && { description: limitsInWords(limits) }),
        contentType: 'application/json',
        payload: components.schemaOf(schema, io),
      },
    ]),
  )

const operationOf = (
  action: 'send' | 'receive',
  { summary, description }: { summary: string; description: string },
  frames: readonly FrameSchema[],
): Json => ({
  action,
  summary,
  description,
  security: Object.keys(SECURITY).map((name) => ({ $ref: `#/components/securitySchemes/${name}` })),
  channel: { $ref: '#/channels/room' },
  messages: frames.map((frame) => ({ $ref: `#/channels/room/messages/${keyOf(frame.action)}` })),
})

/** Whoever opens the socket is known by a cookie; a browser without one gets that of a guest with the upgrade. */
const SECURITY = {
  guest: { type: 'httpApiKey', in: 'cookie', name: 'qq_guest', description: '`__Host-qq_guest` behind TLS' },
  session: { type: 'httpApiKey', in: 'cookie', name: 'qq_session', description: '`__Host-qq_session` behind TLS' },
}

/** Why the server closes a line (contract §10). */
const MEANINGS: Readonly<Record<keyof typeof CLOSE_CODES, string>> = {
  done: 'The player left, or there is no seat',
  binaryFrame: 'A binary frame',
  abuse: 'More frames than the rate',
  tooLarge: 'A frame of more than 16 KiB',
  serverError: 'A bug met this frame',
  restart: 'The server restarts, the room moved, or the login of this line ended',
  slowReader: 'The reader is too far behind',
  forbidden: 'Reserved: not allowed',
  noSuchRoom: 'There is no such room',
  noSeat: 'No seat was taken on this line',
  replaced: 'This seat was taken on another line, or the browser has too many',
  roomOver: 'The room is over',
  busy: 'The room is being loaded',
}

const closeCodes = Object.entries<number>(CLOSE_CODES).map(([name, code]) => ({
  code,
  meaning: MEANINGS[name as keyof typeof CLOSE_CODES],
  resumable: isResumable(code),
}))

/** Of an upgrade. */
const WEB_SOCKET = {
  method: 'GET',
  headers: {
    type: 'object',
    properties: {
      Origin: {
        type: 'string',
        description:
          'One of the origins of the installation, such as the one that is called; else the upgrade is a 403',
      },
    },
    required: ['Origin'],
  },
}

/** The AsyncAPI description of the room socket, from the server's side: it receives what clients send. */
export const asyncapi = (): Json => {
  const components = createComponents('draft-7')
  const fromClient = ClientToServerFrame.options.map((schema) => {
    const action = schema.shape.action.value
    return { schema, action, limits: FRAME_LIMITS.get(action) }
  })
  const fromServer = ServerToClientFrame.def.options.flatMap((schema) =>
    schema.shape.action.def.values.map((action) => ({ schema, action })),
  )
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Quokka Quiz rooms',
      version: '1',
      description: 'One JSON text a frame, at most 16 KiB.',
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      tags: [{ name: 'room', description: 'A live game, from the waiting room to the podium' }],
    },
    defaultContentType: 'application/json',
    servers: {
      this: {
        host: '{host}',
        protocol: 'wss',
        description: 'The server that gives this description; `ws` where it is reached without TLS',
        variables: { host: { description: 'Where the page of the product is', default: 'localhost:3000' } },
      },
    },
    channels: {
      room: {
        address: '/ws/quiz/{roomId}/',
        parameters: { roomId: { description: 'The code of the room' } },
        bindings: { ws: WEB_SOCKET },
        'x-close-codes': closeCodes,
        messages: {
          ...messagesOf(fromClient, 'input', components),
          ...messagesOf(fromServer, 'output', components),
        },
      },
    },
    operations: {
      fromClient: operationOf(
        'receive',
        {
          summary: 'What a client may send',
          description:
            'A frame that cannot be read, or that the sender may not send, is answered by `error` and changes nothing.',
        },
        fromClient,
      ),
      fromServer: operationOf(
        'send',
        {
          summary: 'What the server sends',
          description:
            'What a frame tells is stored before it is sent; the right answer only after its question is over.',
        },
        fromServer,
      ),
    },
    components: { schemas: components.all(), securitySchemes: SECURITY },
  }
}
