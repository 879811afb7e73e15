import { changePassword, endOtherSessions } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'

export const replacePassword = (currentPassword: string, password: string) =>
  call(changePassword, { currentPassword, password })

export const logOutElsewhere = () => call(endOtherSessions, {})
