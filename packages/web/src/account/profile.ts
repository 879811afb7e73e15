import { getProfile } from '@quokka/contract/http'
import { call } from '../lib/calls/call.ts'

/** The profile of whoever is signed in. That nobody is, is for the caller to know and no reason to leave the page. */
export const fetchProfile = () => call(getProfile, {}, { unauthorized: () => {} })
