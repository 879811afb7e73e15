import type { RefObject } from 'react'
import { useEffect } from 'react'
import { PHONE } from '../../../lib/use-media.ts'

/** What stands at the foot of a screen: its footer, a tab bar, or what says so of itself. */
const FEET = 'footer, nav, [data-foot]'

/** How high the feet are that touch the window's lower edge, in px. */
export const footHeight = (feet: Iterable<Element>, windowHeight: number): number => {
  const tops = [...feet]
    .map((foot) => foot.getBoundingClientRect())
    .filter(
      ({ top, bottom, height }) =>
        height > 0 && bottom >= windowHeight - 1 && top > windowHeight / 2 && top < windowHeight,
    )
    .map(({ top }) => top)
  return Math.max(0, windowHeight - Math.min(windowHeight, ...tops))
}

/** While it is watched, `--foot` on the element is the height of the phone's foot under it, whatever screen comes. */
export const useFoot = (element: RefObject<HTMLElement | null>, isWatched: boolean) => {
  useEffect(() => {
    const target = element.current
    if (!isWatched || !target || !matchMedia(PHONE).matches) return
    let frame = 0
    const measure = () => {
      const height = footHeight(document.querySelectorAll(FEET), window.innerHeight)
      target.style.setProperty('--foot', `${height}px`)
    }
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    const watcher = new MutationObserver(measureSoon)
    watcher.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', measureSoon)
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      window.removeEventListener('resize', measureSoon)
    }
  }, [element, isWatched])
}
