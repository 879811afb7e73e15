import type { readServer as ReadServer } from '@quokka/contract/http'
import { readServer } from '@quokka/contract/http'
import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'
import type { Loaded } from '../../../lib/calls/use-loaded.ts'

const EVERY_MS = 10_000
/** After failures the waits grow up to this. */
const SELDOM_MS = 60_000
/** A page that nobody touches stops asking: each call would keep the session alive (AD3). */
const UNTOUCHED_MS = 600_000

export type ServerRead = z.output<typeof ReadServer.answer>

/** Whether the next look may go better: the line, a busy server. A refusal stands. */
const mayPass = (status: number | undefined): boolean => status === undefined || status === 429 || status >= 500

/**
 * How the servers are, read again every ten seconds while the page is in view and somebody is there. A look that fails leaves what is
 * shown, which is then no longer fresh. Rule AD28.
 */
export const useServer = () => {
  const [loaded, setLoaded] = useState<Loaded<ServerRead>>({ is: 'loading' })
  const [isFresh, setIsFresh] = useState(true)
  const [isPaused, setIsPaused] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest = 0
    let failures = 0
    let isRefused = false
    let touchedMs = Date.now()
    let isIdle = false

    const look = async () => {
      clearTimeout(timer)
      latest += 1
      const own = latest
      const answer = await call(readServer, {})
      if (own !== latest) return
      setIsFresh(answer.ok)
      failures = answer.ok ? 0 : failures + 1
      if (answer.ok) setLoaded({ is: 'ready', value: answer.value })
      else {
        const { sentence, status, code } = answer
        setLoaded((before) =>
          before.is === 'ready' && mayPass(status) ? before : { is: 'failed', sentence, status, code },
        )
        isRefused = !mayPass(status)
      }
      if (document.visibilityState !== 'visible' || isRefused) return
      isIdle = Date.now() - touchedMs > UNTOUCHED_MS
      setIsPaused(isIdle)
      if (!isIdle) timer = setTimeout(look, Math.min(EVERY_MS * 2 ** failures, SELDOM_MS))
    }

    const touch = () => {
      touchedMs = Date.now()
      if (isIdle) void look()
    }
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible' || isRefused) return
      touchedMs = Date.now()
      void look()
    }
    const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
    for (const name of touches) document.addEventListener(name, touch, { passive: true })
    document.addEventListener('visibilitychange', follow)
    void look()
    return () => {
      latest += 1
      clearTimeout(timer)
      for (const name of touches) document.removeEventListener(name, touch)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [attempt])

  const reload = useCallback(() => {
    setLoaded({ is: 'loading' })
    setAttempt((before) => before + 1)
  }, [])
  return { loaded, isFresh, isPaused, reload }
}
