import { expect, test } from 'vitest'
import type { BrowserLine } from '../room/browser-line.ts'
import type { Arrival, LineCaller } from '../room/room-lines.ts'
import type { RoomRunner } from '../room/runner.ts'
import { clusterRoomAccess } from './room-access.ts'
import type { Place } from './room-places.ts'

const caller: LineCaller = {
  credentials: ['guest:one'],
  ownPicture: undefined,
  extraTime: 0 as const,
  addressKey: '',
  language: 'en',
  requestId: '',
  openedMs: 0,
}
const frame = (text: string): Arrival => ({
  frame: { action: 'startQuiz', payload: {} },
  text,
  arrivedMs: 1_000,
  creditMs: 0,
})
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A connection whose room is first here, then on another node. */
const open = async () => {
  let place: Place | 'later' = { runner: {} as RoomRunner }
  const taken: string[] = []
  const rooms: BrowserLine[] = []
  const told: string[] = []
  const nothing = () => {}
  const roomAt = (where: string) => (line: BrowserLine, hadSeat: boolean) => {
    rooms.push(line)
    told.push(`${where} ${hadSeat ? 'with' : 'without'} a seat`)
    return {
      take: ({ text, arrivedMs }: Arrival) => taken.push(`${where} ${text} ${arrivedMs}`),
      showPresent: nothing,
      closed: nothing,
    }
  }
  const access = clusterRoomAccess({
    places: { find: async () => place },
    lines: { open: (_, line, __, hadSeat) => roomAt('here')(line, hadSeat) },
    outgoing: { open: (_, __, line, ___, hadSeat) => roomAt('there')(line, hadSeat) },
    running: { runningMs: () => 5_000 },
    onError: (error) => told.push(String(error)),
  })
  const browser: BrowserLine = {
    send: nothing,
    sendFrame: nothing,
    close: (why) => told.push(why),
    end: (code) => told.push(String(code)),
    actsAs: (credential) => told.push(credential),
    seated: () => told.push('seated'),
  }
  const line = access.open('bcdfgh', browser, caller)
  await turn()
  return { line, rooms, taken, told, move: (to: Place | 'later') => (place = to) }
}

test('CL5 what is sent while a room moves comes to it once it has the seat again, as if it were sent then', async () => {
  const { line, rooms, taken, told, move } = await open()
  const [here] = rooms
  here?.actsAs('guest:one')
  here?.sendFrame({ action: 'connected to room', payload: { roomId: 'bcdfgh', resumable: true } })
  line?.take(frame('first'))
  here?.seated()
  move({ node: 'another' })
  here?.close('restart')
  line?.take(frame('second'))
  await turn()
  line?.take(frame('third'))
  const [, there] = rooms
  there?.actsAs('guest:one')
  expect(taken).toEqual(['here first 1000'])
  there?.seated()
  there?.send(Buffer.from('joined'))
  line?.take(frame('fourth'))
  expect(taken).toEqual(['here first 1000', 'there second 5000', 'there third 5000', 'there fourth 1000'])
  // The browser is told once who it is there, and nothing of the move.
  expect(told).toEqual(['here without a seat', 'guest:one', 'seated', 'there with a seat', 'seated'])
})
