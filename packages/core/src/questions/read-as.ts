import type * as z from 'zod'
import { questionSentence } from './sentences.ts'

/** What a schema that was chosen by looking at the value reads; its failures, in the words of questions, are those of the schema around it. */
export const readAs = <Read>(schema: z.ZodType<Read>, sent: unknown, context: z.core.$RefinementCtx): Read => {
  const read = schema.safeParse(sent, { error: questionSentence, reportInput: true })
  if (read.success) return read.data
  for (const issue of read.error.issues) {
    const { message, path } = issue
    context.issues.push({ code: 'custom', message, path, input: sent, params: { issue } })
  }
  // The failures above keep this from being looked at.
  return undefined as never
}
