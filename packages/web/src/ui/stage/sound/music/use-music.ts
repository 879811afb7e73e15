import { useEffect, useSyncExternalStore } from 'react'
import { useSound } from '../sound-provider.tsx'
import { startMusic } from './musician.ts'
import type { TuneName } from './tunes.ts'
import { tensionAt } from './tunes.ts'

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/**
 * Plays a tune on a host's screen while sound is on and the page is visible. `endsAtMs`, of the page's steady clock, is
 * the moment towards which its tension rises; null for none. Rule WR29.
 */
export const useMusic = (tune: TuneName | null, endsAtMs: number | null): void => {
  const { isOn, synth } = useSound(true)
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')
  const played = isOn && isSeen ? tune : null
  useEffect(() => {
    if (played === null) return
    return startMusic(synth, played, () => tensionAt(endsAtMs === null ? null : endsAtMs - performance.now()))
  }, [played, endsAtMs, synth])
}
