import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import styles from './phase-heading.module.css'

/** The heading of a screen that appeared by itself: it takes the focus, so that keyboards and screen readers come along. */
export const PhaseHeading = ({ children, className }: { children: ReactNode; className?: string | undefined }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(styles.heading, className)}>
      {children}
    </h1>
  )
}
