import { changeQTestStatus } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'

/** For good: its link leads nowhere any more. */
export const deleteQTest = (qtestId: string) => call(changeQTestStatus, { qtestId, status: 'inactive' })
