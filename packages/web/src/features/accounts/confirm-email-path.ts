import { paths } from '../../lib/navigation/paths.ts'

/** Where an account's e-mail is confirmed by the code that was mailed. */
export const confirmEmailOf = (username: string) => `${paths.confirmEmail}/${encodeURIComponent(username)}`
