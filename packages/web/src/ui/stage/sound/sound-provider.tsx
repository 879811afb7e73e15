import type { ReactNode } from 'react'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import { browserStorage } from '../../../lib/page/page-storage.ts'
import type { Cue } from './cues.ts'
import type { Synth } from './synth.ts'
import { createSynth, SILENT } from './synth.ts'

const STORED = 'sound'

interface Sound {
  synth: Synth
  /** What this browser chose; undefined while it has not. */
  choice: boolean | undefined
  choose: (on: boolean) => void
}

const SoundContext = createContext<Sound>({
  synth: SILENT,
  choice: undefined,
  choose: () => {},
})

const storedChoice = (): boolean | undefined => {
  const stored = browserStorage().getItem(STORED)
  return stored === null ? undefined : stored === 'on'
}

export const SoundProvider = ({ children }: { children: ReactNode }) => {
  const synth = useMemo(() => createSynth(), [])
  const [choice, setChoice] = useState(storedChoice)

  useEffect(() => {
    const unlock = () => synth.unlock()
    const gestures = ['pointerdown', 'keydown'] as const
    for (const gesture of gestures) window.addEventListener(gesture, unlock, { once: true })
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, unlock)
    }
  }, [synth])

  const value = useMemo<Sound>(
    () => ({
      synth,
      choice,
      choose: (on) => {
        browserStorage().setItem(STORED, on ? 'on' : 'off')
        setChoice(on)
      },
    }),
    [synth, choice],
  )
  return <SoundContext value={value}>{children}</SoundContext>
}

export interface SoundControl {
  play: (cue: Cue) => void
  isOn: boolean
  toggle: () => void
  /** For music, which goes its own way to the loudspeaker. */
  synth: Synth
}

/** The cues, and the one mute switch of cues and music. Until somebody presses it, sound is on for the host and off for players. */
export const useSound = (isHost: boolean): SoundControl => {
  const { synth, choice, choose } = use(SoundContext)
  const isOn = choice ?? isHost
  useEffect(() => (isOn ? synth.hold() : undefined), [isOn, synth])
  return useMemo(
    () => ({
      play: (cue) => {
        if (isOn) synth.play(cue)
      },
      isOn,
      toggle: () => choose(!isOn),
      synth,
    }),
    [synth, isOn, choose],
  )
}
