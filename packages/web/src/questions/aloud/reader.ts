import type { ComponentType } from 'react'
import type { QuestionToShow } from '../question-view.ts'

export interface ReadAloudProps {
  question: QuestionToShow
  /** It may still be answered: what is read stops with that. */
  isOpen: boolean
  className?: string | undefined
}

/** Filled by what loads where somebody chose how to read, before a question is drawn: nobody else downloads it. */
export const reader: { ReadAloud?: ComponentType<ReadAloudProps> } = {}
