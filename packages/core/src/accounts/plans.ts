import type { UserType } from './user-type.ts'

/** What a host may do: how many seats a room has, and which quizzes are open. Rule AC20. */
export const PLANS = ['free', 'premium', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

/** The plan of a caller: guests host within the free one, members of an enterprise organisation within that. */
export const planOf = (user: { userType: UserType; isEnterprise: boolean } | undefined): Plan => {
  if (user === undefined) return 'free'
  if (user.isEnterprise) return 'enterprise'
  return user.userType === 'REGULAR' ? 'free' : 'premium'
}
