import { useLayoutEffect, useRef } from 'react'

/** Takes the focus to the first field of a form that took another's place. */
export const useFocusFirst = () => {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])
  return form
}
