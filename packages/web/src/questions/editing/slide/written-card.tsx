import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Counter } from './counter.tsx'
import { SlideFault } from './slide-fault.tsx'
import { SlideText } from './slide-text.tsx'
import styles from './written-card.module.css'

interface WrittenCardProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  placeholder: string
  /** What is wrong with the text. */
  fault?: string | undefined
  className?: string | undefined
  /** Takes several lines that are pasted; where it answers false they are pasted as words. */
  onLines?: ((pasted: string) => boolean) | undefined
  /** After the count. */
  children?: ReactNode
}

/** A short text on a card of the slide, with its count. */
export const WrittenCard = ({ fault, className, children, ...text }: WrittenCardProps) => {
  const id = useId()
  return (
    <span className={classNames(styles.card, className)}>
      <SlideText
        {...text}
        isInvalid={fault !== undefined}
        describedBy={fault === undefined ? `${id}-count` : `${id}-count ${id}-fault`}
        className={styles.text}
      />
      <Counter id={`${id}-count`} text={text.value} most={text.maxLength} />
      {children}
      {fault !== undefined && <SlideFault id={`${id}-fault`}>{fault}</SlideFault>}
    </span>
  )
}
