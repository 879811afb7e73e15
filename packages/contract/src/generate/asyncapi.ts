import type * as z from 'zod'
import { ClientToServerFrame, ServerToClientFrame } from '../socket/index.ts'
import type { Components, Json } from './components.ts'
import { createComponents } from './components.ts'

interface FrameSchema {
  schema: z.core.$ZodType
  action: string
}

/** `connected to room` is an action, but no name for a part of a document. */
const keyOf = (action: string): string => action.replaceAll(' ', '-')

const messagesOf = (frames: readonly FrameSchema[], io: 'input' | 'output', components: Components): Json =>
  Object.fromEntries(
    frames.map(({ schema, action }) => [
      keyOf(action),
      { name: action, contentType: 'application/json', payload: components.schemaOf(schema, io) },
    ]),
  )

const operationOf = (action: 'send' | 'receive', summary: string, frames: readonly FrameSchema[]): Json => ({
  action,
  summary,
  channel: { $ref: '#/channels/room' },
  messages: frames.map((frame) => ({ $ref: `#/channels/room/messages/${keyOf(frame.action)}` })),
})

/** The AsyncAPI description of the room socket, from the server's side: it receives what clients send. */
export const asyncapi = (): Json => {
  const components = createComponents()
  const fromClient = ClientToServerFrame.options.map((schema) => ({ schema, action: schema.shape.action.value }))
  const fromServer = ServerToClientFrame.def.options.flatMap((schema) =>
    schema.shape.action.def.values.map((action) => ({ schema, action })),
  )
  return {
    asyncapi: '3.0.0',
    info: { title: 'Quokka Quiz rooms', version: '1', description: 'One JSON text a frame, at most 16 KiB.' },
    defaultContentType: 'application/json',
    channels: {
      room: {
        address: '/ws/quiz/{roomId}/',
        parameters: { roomId: { description: 'The code of the room' } },
        messages: {
          ...messagesOf(fromClient, 'input', components),
          ...messagesOf(fromServer, 'output', components),
        },
      },
    },
    operations: {
      fromClient: operationOf('receive', 'What a client may send', fromClient),
      fromServer: operationOf('send', 'What the server sends', fromServer),
    },
    components: { schemas: components.all() },
  }
}
