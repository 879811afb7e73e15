import { checkQTest } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** What everybody may know of a QTest. */
export type QTest = z.infer<typeof checkQTest.answer>

export const useQTest = (qtestId: string) => useLoaded((id) => call(checkQTest, { qtestId: id }), qtestId)
