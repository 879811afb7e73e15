import { expect, test, vi } from 'vitest'
import type { GetReady } from '../../room-connection/room-state.ts'
import { renderScreen } from '../../testing/screen-test.tsx'
import { GetReadyRoom } from './get-ready-room.tsx'
import { HostMusic } from './host-music.tsx'
import { QuestionScreen } from './quiz/question-screen.tsx'
import { asked, waiting } from './testing/room-states.ts'

const heard = vi.hoisted(() => ({ cues: [] as unknown[], tunes: [] as unknown[] }))

vi.mock('../../ui/stage/sound/sound-provider.tsx', async (original) => ({
  ...(await original<object>()),
  useSound: () => ({ isOn: true, toggle: () => {}, play: (cue: unknown) => void heard.cues.push(cue) }),
}))
vi.mock('../../ui/stage/sound/music/use-music.ts', () => ({
  useMusic: (tune: unknown) => void heard.tunes.push(tune),
}))
let gettingReady: GetReady
vi.mock('../../room-connection/room-store.ts', async (original) => ({
  ...(await original<object>()),
  useRoom: (select: (state: GetReady) => unknown) => select(gettingReady),
}))

test.each([
  [true, [], [null, null]],
  [false, ['tick', 'getReady'], ['question', 'lobby']],
])('XT13 in a room that is calm (%s) the clock sounds %j and the music is %j', (calm, cues, tunes) => {
  heard.cues.length = 0
  heard.tunes.length = 0
  const now = performance.now()
  const place = { ...asked.place, isHost: true, calm }
  const last = { ...asked, place, endsAtMs: now + 2_900 }
  gettingReady = { ...asked, phase: 'getReady', place, opensAtMs: now + 2_900 }
  renderScreen(<QuestionScreen state={last} />).unmount()
  renderScreen(<GetReadyRoom />).unmount()
  renderScreen(<HostMusic state={last} />).unmount()
  renderScreen(<HostMusic state={{ ...waiting, place }} />).unmount()
  expect(heard).toEqual({ cues, tunes })
})
