import type { Result } from '@quokka/core/lib'
import * as z from 'zod'
import type { Unanswered } from '../ports.ts'
import { readJson } from './read-json.ts'

/** NATS takes a megabyte; what is counted here are characters and not what they become. */
const MOST_CHARACTERS = 256 * 1_024
/** A batch that is not answered for so long is sent again; after so many times the other side is taken for gone. */
const ANSWER_MS = 1_000
const MOST_TRIES = 2
/** Between two batches: each costs both nodes several times what one more message in it does. A message after a pause goes at once. */
const GATHER_MS = 10

/** Messages of a channel: the same ones under the same number when they are sent again. */
const Batch = z.object({
  /** Names the node that sends. */
  from: z.string().max(64),
  /** Counts the channels of that node: a later one takes the place of one before. */
  channel: z.int().min(1),
  number: z.int().min(1),
  messages: z.array(z.unknown()),
})

const Received = z.enum(['received', 'lost'])

/** One direction between two nodes: each message arrives once and in order, or the channel breaks. */
export interface Channel<Message> {
  post(message: Message): void
  /** Sends an empty batch when nothing is on its way: the other side hears that this one is there, and this one the same. */
  probe(): void
  /** Nothing is sent any more, nor is anything told. */
  close(): void
}

export interface ChannelPorts<Message> {
  from: string
  channel: number
  ask(text: string, withinMs: number): Promise<Result<string, Unanswered>>
  /** Estimated characters of a message. */
  sizeOf(message: Message): number
  /** Called for each attempt: ages are those of that moment. */
  wireOf(message: Message): unknown
  /** Called once when the other side is gone, or has lost what was sent. What was not received may have been. */
  onBroken(why: 'nobody' | 'lost'): void
}

/** What accumulates while a batch is on its way goes with the next one. */
export const openChannel = <Message>(ports: ChannelPorts<Message>): Channel<Message> => {
  let waiting: Message[] = []
  let number = 0
  let isSending = false
  let isOpen = true

  const nextBatch = (): Message[] => {
    let characters = 0
    const end = waiting.findIndex((message, index) => {
      characters += ports.sizeOf(message)
      return index > 0 && characters > MOST_CHARACTERS
    })
    const batch = end < 0 ? waiting : waiting.slice(0, end)
    waiting = end < 0 ? [] : waiting.slice(end)
    return batch
  }

  const deliver = async (batch: readonly Message[]): Promise<'received' | 'nobody' | 'lost'> => {
    const { from, channel } = ports
    for (let tries = 0; tries < MOST_TRIES && isOpen; tries += 1) {
      const messages = batch.map(ports.wireOf)
      const answer = await ports.ask(JSON.stringify({ from, channel, number, messages }), ANSWER_MS)
      if (answer.ok) return readJson(Received, answer.value) ?? 'lost'
      if (answer.refusal === 'nobody') return 'nobody'
    }
    return 'lost'
  }

  const send = async () => {
    do {
      number += 1
      const delivered = await deliver(nextBatch())
      if (delivered !== 'received') {
        if (isOpen) ports.onBroken(delivered)
        isOpen = false
      } else await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    } while (isOpen && waiting.length > 0)
    isSending = false
  }

  const begin = () => {
    if (isSending || !isOpen) return
    isSending = true
    // With whatever else this turn of the event loop has to tell.
    setImmediate(() => void send())
  }

  return {
    post(message) {
      if (!isOpen) return
      waiting.push(message)
      begin()
    },
    probe: begin,
    close() {
      isOpen = false
    },
  }
}

export interface ReceiverPorts {
  /** A node is there. */
  onHeard(from: string): void
  /** Called with each message of each channel, once and in order. */
  take(from: string, message: unknown): void
  /** A node has begun a channel: whatever its earlier one meant is over. */
  onBegun(from: string): void
}

/** The other end of the channels of all nodes. */
export interface ChannelReceiver {
  /** The answer to a batch. */
  receive(text: string): string
  /** The next batch of a node's present channel will be answered as lost. */
  forget(from: string): void
}

/** No batch follows it. */
const LOST = -1

export const createChannelReceiver = ({ onHeard, take, onBegun }: ReceiverPorts): ChannelReceiver => {
  const channels = new Map<string, { channel: number; number: number }>()

  const isTaken = (text: string): boolean => {
    const batch = readJson(Batch, text)
    if (batch === undefined) return false
    const { from, channel, number, messages } = batch
    const known = channels.get(from) ?? { channel: 0, number: LOST }
    if (channel < known.channel) return false
    const isBegun = channel > known.channel
    // Sent again, since the answer was lost.
    if (!isBegun && number === known.number) return true
    if (isBegun ? number !== 1 : known.number === LOST || number !== known.number + 1) return false
    channels.set(from, { channel, number })
    if (isBegun) onBegun(from)
    onHeard(from)
    for (const message of messages) take(from, message)
    return true
  }

  return {
    receive: (text) => JSON.stringify(isTaken(text) ? 'received' : 'lost'),
    forget(from) {
      const known = channels.get(from)
      if (known !== undefined) known.number = LOST
    },
  }
}
