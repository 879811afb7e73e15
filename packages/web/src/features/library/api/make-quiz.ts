import { createQuiz } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'

export type NewQuiz = z.input<typeof createQuiz.body>

/** Makes a draft and answers its id. */
export const makeQuiz = (quiz: NewQuiz) => call(createQuiz, quiz)
