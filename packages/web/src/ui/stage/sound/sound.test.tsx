import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Cue } from './cues.ts'
import { CUES } from './cues.ts'
import { SoundButton } from './sound-button.tsx'
import { SoundProvider } from './sound-provider.tsx'
import { createSynth } from './synth.ts'

const renderButton = (isHost: boolean) =>
  render(
    <SoundProvider>
      <SoundButton isHost={isHost} label="Sound" />
    </SoundProvider>,
  )
const isOn = () => screen.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed') === 'true'

test('WB20 sound is on for the host and off for players, until the switch is pressed; this browser remembers', async () => {
  renderButton(true)
  expect(isOn()).toBe(true)
  cleanup()
  renderButton(false)
  expect(isOn()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Sound' }))
  expect(isOn()).toBe(true)
  cleanup()
  renderButton(false)
  expect(isOn()).toBe(true)
})

test('WB20 without an audio context every cue is silent, not an error', () => {
  const synth = createSynth(undefined)
  synth.unlock()
  for (const cue of Object.keys(CUES) as Cue[]) synth.play(cue)
})

test('WB20 the audio of the browser runs only while sound is on', () => {
  vi.useFakeTimers()
  const states: string[] = []
  class Audio {
    state = 'running'
    async resume() {
      this.state = 'running'
      states.push(this.state)
    }
    async suspend() {
      this.state = 'suspended'
      states.push(this.state)
    }
  }
  const synth = createSynth(Audio as unknown as typeof AudioContext)
  synth.unlock()
  expect(states).toEqual(['suspended'])
  const letOneRest = synth.hold()
  const letOtherRest = synth.hold()
  letOneRest()
  vi.runAllTimers()
  expect(states).toEqual(['suspended', 'running'])
  letOtherRest()
  vi.runAllTimers()
  expect(states).toEqual(['suspended', 'running', 'suspended'])
})
