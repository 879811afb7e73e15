import { useEffect } from 'react'

/** The browser's own question before a running game is closed with its window. */
export const useUnloadWarning = (isOn: boolean, sentence: string) => {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // Old browsers show this sentence, newer ones their own.
      event.returnValue = sentence
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn, sentence])
}
