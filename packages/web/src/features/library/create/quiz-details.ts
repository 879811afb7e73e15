import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS } from '@quokka/core/accounts'
import * as z from 'zod/mini'

/** What the create flow asks for. */
export interface QuizDetails {
  quizName: string
  quizDescription: string
  /** A name below /media/uploads/, or the address of a drawing; null until one is chosen. */
  quizImage: string | null
  ageGroup: AgeGroup
}

export const QuizDetails: z.ZodMiniType<QuizDetails> = z.object({
  quizName: z.string(),
  quizDescription: z.string(),
  quizImage: z.nullable(z.string()),
  ageGroup: z.enum(AGE_GROUPS),
})

export const NO_DETAILS: QuizDetails = { quizName: '', quizDescription: '', quizImage: null, ageGroup: AGE_GROUPS[0] }

/** Whether nothing is blank after trimming: all three are required. Rule LB11. */
export const isComplete = ({ quizName, quizDescription, quizImage }: QuizDetails): boolean =>
  [quizName, quizDescription, quizImage ?? ''].every((text) => text.trim() !== '')
