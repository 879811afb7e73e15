import asyncapi from '@quokka/contract/asyncapi.json' with { type: 'json' }
import type { ValidateFunction } from 'ajv'
import { Ajv } from 'ajv'

const { messages, 'x-close-codes': closeCodes } = asyncapi.channels.room
const { fromClient, fromServer } = asyncapi.operations

const ajv = new Ajv({ strict: false, validateFormats: false })
ajv.addSchema(asyncapi, 'asyncapi')

/** The validators of the frames of one direction, by action. */
const validatorsOf = (operation: { messages: { $ref: string }[] }): ReadonlyMap<string, ValidateFunction> =>
  new Map(
    operation.messages.map(({ $ref }) => {
      const key = $ref.slice($ref.lastIndexOf('/') + 1) as keyof typeof messages
      return [messages[key].name, ajv.compile({ $ref: `asyncapi${$ref}/payload` })]
    }),
  )

const ofClient = validatorsOf(fromClient)
const ofServer = validatorsOf(fromServer)

const actionOf = (frame: unknown): string =>
  typeof frame === 'object' && frame !== null && 'action' in frame ? String(frame.action) : ''

/** The actions of all frames that the server may send. */
export const SERVER_ACTIONS: readonly string[] = [...ofServer.keys()]

/** Whether a client may send this frame, as far as its shape goes. */
export const isClientFrame = (frame: unknown): boolean => ofClient.get(actionOf(frame))?.(frame) === true

/** What of a frame of the server `/asyncapi.json` does not declare; undefined where all of it is declared. */
export const undeclaredFrame = (frame: unknown): string | undefined => {
  const what = `the server sent ${JSON.stringify(frame).slice(0, 300)}`
  const isDeclared = ofServer.get(actionOf(frame))
  if (isDeclared === undefined) return `${what}, which is not declared`
  return isDeclared(frame) ? undefined : `${what}, off its schema: ${ajv.errorsText(isDeclared.errors)}`
}

/** Whether `/asyncapi.json` tells why the server closes a line with this code. */
export const isDeclaredClose = (code: number): boolean => closeCodes.some((declared) => declared.code === code)
