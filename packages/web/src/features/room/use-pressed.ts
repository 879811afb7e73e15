import { useEffect, useState } from 'react'

/** After so long without the room moving on, a button may be pressed again. */
const AGAIN_MS = 4_000

/** A button that the room answers by moving on: it waits after a press, and wakes again if nothing came of it. */
export const usePressed = (act: () => void) => {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed) return
    const timer = setTimeout(() => setPressed(false), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isPressed])
  const press = () => {
    setPressed(true)
    act()
  }
  return { isPressed, press }
}
