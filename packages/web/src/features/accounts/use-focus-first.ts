import { useLayoutEffect, useRef } from 'react'

/** Takes the focus to the first field of a form that took another's place. */
export const useFocusFirst = (takesFocus = true) => {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return form
}
