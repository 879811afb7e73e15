import { setOwnExtraTime } from '@quokka/contract/http'
import type { ExtraTime } from '@quokka/core/scoring'
import { call } from '../../../lib/calls/call.ts'

export const saveExtraTime = (extraTime: ExtraTime) => call(setOwnExtraTime, { extraTime })
