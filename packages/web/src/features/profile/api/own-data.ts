import { deleteAccount, exportAccount } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'

export const fetchOwnData = () => call(exportAccount, {})

/** `password` is empty for an account without one. */
export const deleteOwnAccount = (username: string, password: string) => call(deleteAccount, { username, password })
