/** Sign-up, sign-in and what belongs to them. */
export const accountsMessages = {} as const
