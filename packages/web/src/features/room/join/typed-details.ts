import { AGE_GROUPS } from '@quokka/core/accounts'
import * as z from 'zod/mini'
import { TYPED_DETAILS } from '../../../account/session.ts'
import type { Details } from './check-details.ts'

const TypedDetails = z.object({
  avatar: z.string(),
  name: z.string(),
  email: z.string(),
  ageGroup: z.optional(z.enum(AGE_GROUPS)),
})

/** What was typed before this tab was loaded again. Rule WR32. */
export const readTypedDetails = () => {
  try {
    return TypedDetails.parse(JSON.parse(sessionStorage.getItem(TYPED_DETAILS) ?? ''))
  } catch {
    return undefined
  }
}

export const keepTypedDetails = (details: Details): void =>
  sessionStorage.setItem(TYPED_DETAILS, JSON.stringify(details))

export const forgetTypedDetails = (): void => sessionStorage.removeItem(TYPED_DETAILS)
