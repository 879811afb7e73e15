import { useEffect } from 'react'
import type { Cue } from '../../../ui/stage/sound/cues.ts'
import { useSound } from '../../../ui/stage/sound/sound-provider.tsx'
import type { PodiumPlace } from './places.ts'

const CUES: Record<PodiumPlace['step'], Cue> = { 1: 'podiumFirst', 2: 'podiumSecond', 3: 'podiumThird' }

/** A note a place, as it rises; the chord with the winner. */
export const usePodiumCues = (places: readonly PodiumPlace[], isHost: boolean) => {
  const { play } = useSound(isHost)
  const order = places.map(({ step, afterMs }) => `${step}:${afterMs}`).join()
  useEffect(() => {
    const timers = order.split(',').flatMap((place) => {
      const [step, afterMs] = place.split(':').map(Number)
      return step === 1 || step === 2 || step === 3 ? [setTimeout(() => play(CUES[step]), afterMs)] : []
    })
    return () => timers.forEach(clearTimeout)
  }, [order, play])
}
