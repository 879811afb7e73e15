import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface FactsProps {
  facts: readonly (readonly [term: string, fact: ReactNode])[]
}

/** Terms with what holds for each, a line between them. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([term, fact]) => (
      <div key={term} className={styles.fact}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
)
