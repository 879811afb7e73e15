const PREFIX = 'user:'

/** The credential of an account, in rooms and elsewhere. */
export const credentialOfAccount = (userId: string): string => `${PREFIX}${userId}`

/** The account that a credential is of; undefined for a guest's. */
export const userIdOfCredential = (credential: string): string | undefined =>
  credential.startsWith(PREFIX) ? credential.slice(PREFIX.length) : undefined
