import * as z from 'zod/mini'
import { paths } from '../lib/navigation/paths.ts'

const Handed = z.object({ redirect: z.string() })

/** Pages that lead nowhere once somebody is signed in. */
const NEVER: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.confirmEmail,
  paths.redirect,
  paths.logOut,
]
const ALLOWED: readonly string[] = Object.values(paths).filter((path) => !NEVER.includes(path))

/**
 * Whether a sign-in may lead there: an address within the product, by the name of its first segment. Neither a second
 * slash nor anything that a browser reads as one (a backslash) or reads over (a tab, a line break).
 */
export const isProductPage = (address: string): boolean => {
  if (!/^\/(?!\/)[^\s\\]*$/.test(address)) return false
  const [, first = ''] = address.split(/[/?#]/)
  return ALLOWED.includes(`/${first.toLowerCase()}`)
}

/** The page that a step to the sign-in asks to return to; undefined when there is none, or none of ours. */
export const wantedPage = (state: unknown): string | undefined => {
  const handed = Handed.safeParse(state)
  return handed.success && isProductPage(handed.data.redirect) ? handed.data.redirect : undefined
}
