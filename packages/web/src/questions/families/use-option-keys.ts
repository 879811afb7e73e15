import { useEffect, useEffectEvent } from 'react'
import { isForPage } from './is-for-page.ts'
import { optionOfKey } from './option-keys.ts'

/** Answers by the keys A to D and 1 to 4 from anywhere on the page, except while somebody types or a dialog is open. */
export const useOptionKeys = (options: number, choose: (index: number) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const index = isForPage(event) ? optionOfKey(event, options) : null
    if (index !== null) choose(index)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
