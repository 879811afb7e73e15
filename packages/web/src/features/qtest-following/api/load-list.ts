import { getQTestList } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'

/** The names or codes by which a QTest is entered. */
export type QTestList = z.infer<typeof getQTestList.answer>

export const loadList = (qtestId: string) => call(getQTestList, { qtestId })
