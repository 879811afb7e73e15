/** What an account is, as it is stored and sent (contract §2). */
export const USER_TYPES = ['REGULAR', 'PREMIUM', 'ADMIN'] as const
export type UserType = (typeof USER_TYPES)[number]

/** What an administrator may create. */
export const CREATABLE_USER_TYPES = ['REGULAR', 'PREMIUM'] as const
export type CreatableUserType = (typeof CREATABLE_USER_TYPES)[number]

const ROLES = { REGULAR: 'Regular', PREMIUM: 'Premium', ADMIN: 'Admin' } as const satisfies Record<UserType, string>

/** The role that a profile shows (contract §2). */
export const roleOf = (userType: UserType) => ROLES[userType]
