import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './heading-focus.module.css'

/** Gives the focus to the heading of what has just appeared, unless something inside has taken it already. */
export const HeadingFocus = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = place.current?.querySelector('h1')
    if (!heading || place.current?.contains(document.activeElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} className={styles.place}>
      {children}
    </div>
  )
}
