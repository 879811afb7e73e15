import { checkQTest } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'

export type CheckedQTest = z.infer<typeof checkQTest.answer>

/** What everybody may know of a QTest: its name, its window and where now is in it. */
export const askForQTest = (qtestId: string) => call(checkQTest, { qtestId })
