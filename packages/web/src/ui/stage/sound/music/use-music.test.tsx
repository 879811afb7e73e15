import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SoundProvider, useSound } from '../sound-provider.tsx'
import type { TuneName } from './tunes.ts'
import { useMusic } from './use-music.ts'

/** Keeps what it is told to sound; its clock goes with the timers of the test. */
class FakeAudio {
  static made: FakeAudio[] = []
  state = 'running'
  startedS: number[] = []
  /** What the loudness of anything was told to become. */
  targets: number[] = []
  destination = {}
  sampleRate = 8
  private readonly bornMs = performance.now()
  constructor() {
    FakeAudio.made.push(this)
  }
  get currentTime() {
    return (performance.now() - this.bornMs) / 1_000
  }
  private param() {
    const ramp = () => {}
    return {
      value: 0,
      setValueAtTime: ramp,
      exponentialRampToValueAtTime: ramp,
      cancelScheduledValues: ramp,
      setTargetAtTime: (target: number) => void this.targets.push(target),
    }
  }
  private node() {
    const made = {
      connect: (to: unknown) => to,
      disconnect: () => {},
      stop: () => {},
      gain: this.param(),
      frequency: this.param(),
      start: (atS: number) => void this.startedS.push(atS),
    }
    return made
  }
  createGain = () => this.node()
  createOscillator = () => this.node()
  createBiquadFilter = () => this.node()
  createBufferSource = () => this.node()
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
  async resume() {
    this.state = 'running'
  }
  async suspend() {
    this.state = 'suspended'
  }
}

let visibility: DocumentVisibilityState
beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  FakeAudio.made = []
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const look = (to: DocumentVisibilityState) =>
  act(() => {
    visibility = to
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** A host's screen with a tune; by default after a gesture. */
const listen = (tune: TuneName | null, { gesture = true } = {}) => {
  const screen = renderHook(
    ({ played, endsAtMs }: { played: TuneName | null; endsAtMs: number | null }) => {
      useMusic(played, endsAtMs)
      return useSound(true)
    },
    { wrapper: SoundProvider, initialProps: { played: tune, endsAtMs: null as number | null } },
  )
  if (gesture) act(() => void window.dispatchEvent(new Event('pointerdown')))
  return screen
}

/** How many tones were begun while so much time went by. */
const heardIn = (ms: number): number => {
  const before = FakeAudio.made[0]?.startedS.length ?? 0
  act(() => void vi.advanceTimersByTime(ms))
  return (FakeAudio.made[0]?.startedS.length ?? 0) - before
}

test('WR29 music begins with the first gesture, each note ahead of its time by the clock of the sound', () => {
  listen('lobby', { gesture: false })
  expect(heardIn(1_000)).toBe(0)
  expect(FakeAudio.made).toHaveLength(0)
  act(() => void window.dispatchEvent(new Event('pointerdown')))
  expect(heardIn(4_000)).toBeGreaterThan(8)
  const times = FakeAudio.made[0]?.startedS ?? []
  expect(times).toEqual([...times].sort((left, right) => left - right))
  expect(times.at(-1)).toBeGreaterThan(4)
})

test('WR29 a question hurries as its time runs out, and its end is quiet', () => {
  const { rerender } = listen('question')
  rerender({ played: 'question', endsAtMs: performance.now() + 20_000 })
  const calm = heardIn(5_000)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(heardIn(5_000)).toBeGreaterThan(2 * calm)
  rerender({ played: null, endsAtMs: null })
  expect(heardIn(5_000)).toBe(0)
  expect(FakeAudio.made[0]?.targets.at(-1)).toBe(0)
})

test('WR29 the one switch silences music too, and so does a page that nobody sees', () => {
  const { result } = listen('lobby')
  expect(heardIn(2_000)).toBeGreaterThan(0)
  look('hidden')
  expect(heardIn(2_000)).toBe(0)
  look('visible')
  expect(heardIn(2_000)).toBeGreaterThan(0)
  act(() => result.current.toggle())
  expect(heardIn(2_000)).toBe(0)
})

test('WR29 music steps back while a cue sounds', () => {
  const { result } = listen('lobby')
  heardIn(1_000)
  const targets = () => FakeAudio.made[0]?.targets ?? []
  expect(targets()).toEqual([1])
  result.current.play('podiumFirst')
  heardIn(100)
  expect(targets().at(-1)).toBeLessThan(0.5)
  heardIn(2_000)
  expect(targets().at(-1)).toBe(1)
})
