import type { SocialProvider } from '@quokka/contract/http'
import { socialProviders } from '@quokka/contract/http'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'

/** The social logins of this installation; none while they are not known. */
export const useSocialProviders = (): readonly SocialProvider[] => {
  const [providers, setProviders] = useState<readonly SocialProvider[]>([])
  useEffect(() => {
    let isGone = false
    call(socialProviders, {}).then(
      (answer) => {
        if (!isGone && answer.ok) setProviders(answer.value.providers)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return providers
}
