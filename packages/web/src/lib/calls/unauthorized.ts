const EVENT = 'quokka:unauthorized'

/** A call needed a login that is not there. What follows is for the app to decide. */
export const tellUnauthorized = (sentence: string): void => {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: sentence }))
}

/** Answers the function that stops listening. */
export const onUnauthorized = (listen: (sentence: string) => void): (() => void) => {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listen(String(event.detail))
  }
  window.addEventListener(EVENT, hear)
  return () => window.removeEventListener(EVENT, hear)
}
