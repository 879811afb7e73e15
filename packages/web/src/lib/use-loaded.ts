import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from './call.ts'

/** What a screen has asked for. */
export type Loaded<Value> = { is: 'loading' } | { is: 'failed'; sentence: string } | { is: 'ready'; value: Value }

/**
 * Asks when the screen opens. `reload` begins anew, `refresh` keeps what is shown until the new answer is there, and
 * after a failure too.
 */
export const useLoaded = <Value>(load: () => Promise<Outcome<Value>>) => {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ is: 'loading' })
  const latest = useRef(0)
  const ask = useRef(load)

  const begin = useCallback(async (isQuiet: boolean) => {
    latest.current += 1
    const own = latest.current
    const answer = await ask.current()
    // Gone, or asked again meanwhile.
    if (own !== latest.current) return
    if (answer.ok) setLoaded({ is: 'ready', value: answer.value })
    else if (!isQuiet) setLoaded({ is: 'failed', sentence: answer.sentence })
  }, [])

  useEffect(() => {
    void begin(false)
    return () => {
      latest.current += 1
    }
  }, [begin])

  const reload = useCallback(() => {
    setLoaded({ is: 'loading' })
    void begin(false)
  }, [begin])
  const refresh = useCallback(() => begin(true), [begin])
  const put = useCallback((value: Value) => {
    latest.current += 1
    setLoaded({ is: 'ready', value })
  }, [])
  return { loaded, reload, refresh, put }
}
