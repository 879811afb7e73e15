import { useEffect } from 'react'
import type { Cue } from '../../../ui/stage/sound/cues.ts'
import { useSound } from '../../../ui/stage/sound/sound-provider.tsx'
import type { PodiumPlace } from './places.ts'

const CUES: Record<PodiumPlace['height'], Cue> = { 1: 'podiumFirst', 2: 'podiumSecond', 3: 'podiumThird' }

/** A note a place, as it rises; the chord with the winner. Nothing where the podium stands already. */
export const usePodiumCues = (rising: PodiumPlace['height'] | undefined, isHost: boolean) => {
  const { play } = useSound(isHost)
  useEffect(() => {
    if (rising !== undefined) play(CUES[rising])
  }, [rising, play])
}
