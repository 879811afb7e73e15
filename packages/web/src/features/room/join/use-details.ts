import { useEffect, useState } from 'react'
import { nameOf, refreshAccount } from '../../../account/account.ts'
import { isLoggedIn, readSession } from '../../../account/session.ts'
import type { Details } from './check-details.ts'
import { keepTypedDetails, readTypedDetails } from './typed-details.ts'

const known = (): Details => {
  const { avatar = '', name = '', email = '', ageGroup } = readSession()
  return { avatar, name, email, ageGroup }
}

const knownOrTyped = (): Details => {
  const typed = readTypedDetails()
  const { avatar, name, email, ageGroup } = known()
  return {
    avatar: typed?.avatar || avatar,
    name: typed?.name || name,
    email: typed?.email || email,
    ageGroup: typed?.ageGroup ?? ageGroup,
  }
}

/** Which fields belong to a profile and are changed there. */
interface FromProfile {
  name: boolean
  email: boolean
}

const knownFromProfile = (): FromProfile => {
  const { name, email } = known()
  return { name: isLoggedIn() && name !== '', email: isLoggedIn() && email !== '' }
}

/** The details of a player as the tab knows them; a member's come from the profile. Rules WB6, AS21. */
export const useDetails = () => {
  const [details, setDetails] = useState(knownOrTyped)
  const [isFromProfile, setIsFromProfile] = useState(knownFromProfile)
  useEffect(() => keepTypedDetails(details), [details])

  useEffect(() => {
    if (!isLoggedIn()) return
    let isGone = false
    const ask = async () => {
      const profile = await refreshAccount()
      if (isGone) return
      if (!profile.ok) {
        setIsFromProfile(knownFromProfile())
        return
      }
      const fromProfile = { name: nameOf(profile.value) !== '', email: profile.value.email !== '' }
      setIsFromProfile(fromProfile)
      const fetched = known()
      setDetails((typed) => ({
        name: fromProfile.name ? fetched.name : typed.name,
        email: fromProfile.email ? fetched.email : typed.email,
        avatar: typed.avatar || fetched.avatar,
        ageGroup: typed.ageGroup ?? fetched.ageGroup,
      }))
    }
    ask().catch(() => {})
    return () => {
      isGone = true
    }
  }, [])

  return { details, setDetails, isFromProfile }
}
