import { useEffect, useState } from 'react'
import { refreshAccount } from '../../../account/account.ts'
import { isLoggedIn, readSession } from '../../../account/session.ts'

/** Name and email of the profile; empty for a guest, and where the profile says nothing. */
export interface OwnDetails {
  name: string
  email: string
}

const NOBODYS: OwnDetails = { name: '', email: '' }

const known = (): OwnDetails => {
  if (!isLoggedIn()) return NOBODYS
  const { name = '', email = '' } = readSession()
  return { name, email }
}

/** What a member's profile knows: at once where the tab has it, and as it is on the server a moment later. Rule QP3. */
export const useOwnDetails = (): OwnDetails => {
  const [details, setDetails] = useState(known)
  useEffect(() => {
    if (!isLoggedIn()) return
    let isGone = false
    void refreshAccount().then(() => {
      if (!isGone) setDetails(known())
    })
    return () => {
      isGone = true
    }
  }, [])
  return details
}
