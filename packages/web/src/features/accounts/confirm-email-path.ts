import { paths } from '../../lib/navigation/paths.ts'

/** Where an account's email is confirmed by the code that was emailed. */
export const confirmEmailOf = (username: string) => `${paths.confirmEmail}/${encodeURIComponent(username)}`
