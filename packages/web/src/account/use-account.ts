import { useEffect, useState } from 'react'
import type { Account } from './account.ts'
import { fillSession, readAccount } from './account.ts'

/** Who is signed in; undefined for a visitor. A new tab learns the name a moment later. */
export const useAccount = (): Account | undefined => {
  const [account, setAccount] = useState(readAccount)
  useEffect(() => {
    let isGone = false
    fillSession().then(
      () => {
        if (!isGone) setAccount(readAccount())
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return account
}
