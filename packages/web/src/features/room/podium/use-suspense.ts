import { useEffect } from 'react'
import type { AtPodium } from '../../../room-connection/room-state.ts'
import { raisePodium } from '../../../room-connection/room-store.ts'
import { podiumAfter } from './places.ts'

/** Between one place and the next, and from the first one's start until it is up; on a slow screen each waits for the one before. */
const APART_MS = 900
const RISE_MS = 700

/** The podium as it stands now. */
export const useSuspense = ({ podium, risen }: AtPodium) => {
  const now = podiumAfter(podium.playerStats, risen)
  const { isOver, heights } = now
  const waitMs = risen < heights.length ? APART_MS : RISE_MS
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment waits for the next one.
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(raisePodium, waitMs)
    return () => clearTimeout(timer)
  }, [risen, isOver, waitMs])
  return now
}
