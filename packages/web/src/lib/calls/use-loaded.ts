import type { CallRefusal } from '@quokka/contract/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { translate } from '../text/translate.ts'
import type { Outcome } from './call.ts'

/** What a screen has asked for. */
export type Loaded<Value> =
  | { is: 'loading' }
  /** `status` is undefined when no answer came, `code` when none came with it. */
  | { is: 'failed'; sentence: string; status: number | undefined; code: CallRefusal | undefined }
  | { is: 'ready'; value: Value }

const LOADING = { is: 'loading' } as const

/**
 * Asks when the screen opens, and again when it is about another id; `load` takes from its argument whatever may change.
 * `reload` begins again, `refresh` keeps what is shown until the new answer is there, and after a failure too; `change`
 * alters what is shown, if anything is.
 */
export const useLoaded = <Value>(load: (id: string) => Promise<Outcome<Value>>, id = '') => {
  const [loaded, setLoaded] = useState<Loaded<Value>>(LOADING)
  const latest = useRef(0)
  const asked = useRef(load)

  const ask = useCallback(async (): Promise<Outcome<Value>> => {
    try {
      return await asked.current(id)
    } catch {
      return { ok: false, sentence: translate('lib:fallback') }
    }
  }, [id])

  const begin = useCallback(
    async (isQuiet: boolean) => {
      latest.current += 1
      const own = latest.current
      if (!isQuiet) setLoaded(LOADING)
      const answer = await ask()
      // Gone, or asked again meanwhile.
      if (own !== latest.current) return
      const next: Loaded<Value> = answer.ok
        ? { is: 'ready', value: answer.value }
        : { is: 'failed', sentence: answer.sentence, status: answer.status, code: answer.code }
      setLoaded((before) => (isQuiet && next.is === 'failed' && before.is === 'ready' ? before : next))
    },
    [ask],
  )

  useEffect(() => {
    void begin(false)
    return () => {
      latest.current += 1
    }
  }, [begin])

  const reload = useCallback(() => void begin(false), [begin])
  const refresh = useCallback(() => begin(true), [begin])
  const change = useCallback(
    (next: (value: Value) => Value) =>
      setLoaded((before) => (before.is === 'ready' ? { is: 'ready', value: next(before.value) } : before)),
    [],
  )
  return { loaded, reload, refresh, change }
}
