import type { ReactNode } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import styles from './card.module.css'

interface CardProps {
  tone?: 'glass' | 'cream' | 'night'
  as?: 'div' | 'section' | 'article' | 'aside'
  className?: string | undefined
  'aria-labelledby'?: string
  children: ReactNode
}

export const Card = ({ tone = 'glass', as: Element = 'div', className, children, ...rest }: CardProps) => (
  <Element {...rest} className={classNames(styles.card, styles[tone], className)}>
    {children}
  </Element>
)
