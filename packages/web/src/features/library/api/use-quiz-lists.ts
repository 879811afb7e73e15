import type { QTestTile } from '@quokka/contract/http'
import { getDashboard, getMyLibrary } from '@quokka/contract/http'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

export type Library = z.infer<typeof getMyLibrary.answer>

/** Kept fresh: the editor works in another window, so that returning to this one reloads. */
const useKeptFresh = <Value>(load: () => Promise<Outcome<Value>>) => {
  const list = useLoaded(load)
  const { refresh } = list
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refresh])
  return list
}

const newestFirst = (qtests: readonly QTestTile[]): QTestTile[] =>
  [...qtests].sort((one, other) => Date.parse(other.startOn) - Date.parse(one.startOn))

/** The quizzes that the caller owns or may edit, the last edited first; QTests as in the library. */
export const useDashboard = () =>
  useKeptFresh(async () => {
    const answer = await call(getDashboard, {})
    return answer.ok ? { ok: true, value: { ...answer.value, qtests: newestFirst(answer.value.qtests) } } : answer
  })

/** The three shelves; QTests by their start, the newest first. */
export const useMyLibrary = () =>
  useKeptFresh(async (): Promise<Outcome<Library>> => {
    const answer = await call(getMyLibrary, {})
    if (!answer.ok) return answer
    return { ok: true, value: { ...answer.value, qtests: newestFirst(answer.value.qtests) } }
  })
