import { useEffect } from 'react'

/** While it is on, a press on a link that would leave this page is held up and told instead. */
export const useLinkGuard = (isOn: boolean, onLink: (to: string) => void) => {
  useEffect(() => {
    if (!isOn) return
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
      const to = link?.getAttribute('href')
      if (!to || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Before the link itself hears of it.
      event.stopPropagation()
      onLink(to)
    }
    document.addEventListener('click', hold, true)
    return () => document.removeEventListener('click', hold, true)
  }, [isOn, onLink])
}
