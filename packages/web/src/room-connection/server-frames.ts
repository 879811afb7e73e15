import { SERVER_ACTIONS, ServerToClientFrame } from '@quokka/contract/socket'

/** A text that is no frame of the contract; `why` names the sentence to show. */
export interface UnreadableFrame {
  action: 'unreadable'
  why: 'noAction' | 'noPayload' | 'unknownAction'
}

const ACTIONS: readonly string[] = SERVER_ACTIONS

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads one frame of the server. What cannot be read becomes a value; nothing throws. */
export const readServerFrame = (text: string): ServerToClientFrame | UnreadableFrame => {
  const data = parse(text)
  if (typeof data !== 'object' || data === null || !('action' in data)) return { action: 'unreadable', why: 'noAction' }
  if (typeof data.action !== 'string' || !ACTIONS.includes(data.action))
    return { action: 'unreadable', why: 'unknownAction' }
  const frame = ServerToClientFrame.safeParse(data)
  return frame.success ? frame.data : { action: 'unreadable', why: 'noPayload' }
}
