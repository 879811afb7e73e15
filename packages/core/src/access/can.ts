import type { UserType } from '../accounts/user-type.ts'

/** Whether a user may make accounts, organisations and teams (authoring §6). */
export const isAdmin = (user: { userType: UserType }): boolean => user.userType === 'ADMIN'
