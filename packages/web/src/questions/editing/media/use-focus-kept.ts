import type { FocusEvent } from 'react'
import { useEffect, useRef } from 'react'

/** Keeps the focus within a place whose controls come and go: `state` is what they come and go with. */
export const useFocusKept = <Place extends HTMLElement>(state: unknown) => {
  const place = useRef<Place>(null)
  const isWithin = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what took the control away.
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) {
      place.current?.querySelector<HTMLElement>('button, input')?.focus()
    }
  }, [state])
  return {
    ref: place,
    onFocus: () => {
      isWithin.current = true
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) isWithin.current = false
    },
  }
}
