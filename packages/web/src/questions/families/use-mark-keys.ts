import { useEffect, useEffectEvent } from 'react'

/** The option that Alt and a digit stand for, by the place of the key: with Alt it types something else on some keyboards. */
const markOfKey = (
  {
    code,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  options: number,
): number | null => {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/u.exec(code) ?? []
  return digit !== undefined && Number(digit) <= options ? Number(digit) - 1 : null
}

/** Marks an option by Alt and its number, also while somebody types, but not behind a dialog. */
export const useMarkKeys = (options: number, mark: (index: number) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const index = markOfKey(event, options)
    if (index === null || document.querySelector('dialog[open]') !== null) return
    // With Alt a digit types a sign on some keyboards.
    event.preventDefault()
    mark(index)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
