import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/ssr/PencilSimpleLine'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { SignInIcon } from '@phosphor-icons/react/dist/ssr/SignIn'
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut'
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour'
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag'
import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/ssr/TrayArrowDown'
import { UserCircleIcon } from '@phosphor-icons/react/dist/ssr/UserCircle'
import type { Account } from '../../account/account.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from './home-messages.ts'

export interface HomeLink {
  name: string
  to: string
  icon: PhosphorIcon
  /** A visitor is asked to log in first. */
  isForMembers?: boolean
}

const links = () =>
  ({
    profile: { name: t('profile'), to: paths.profile, icon: UserCircleIcon, isForMembers: true },
    dashboard: { name: t('dashboard'), to: paths.dashboard, icon: SquaresFourIcon, isForMembers: true },
    createQuiz: { name: t('createQuiz'), to: paths.createQuiz, icon: PencilSimpleLineIcon, isForMembers: true },
    bringQuiz: { name: t('bringQuiz'), to: paths.bringQuestions, icon: TrayArrowDownIcon, isForMembers: true },
    reports: { name: t('reports'), to: paths.reports, icon: ChartBarIcon, isForMembers: true },
    pricing: { name: t('pricing'), to: paths.pricing, icon: TagIcon },
    admin: { name: t('admin'), to: paths.admin, icon: ShieldCheckIcon, isForMembers: true },
    logIn: { name: t('home:logIn'), to: paths.signIn, icon: SignInIcon },
    logOut: { name: t('logOut'), to: paths.logOut, icon: SignOutIcon },
  }) satisfies Record<string, HomeLink>

/** A link of home by its name. */
export const homeLink = (name: keyof ReturnType<typeof links>): HomeLink => links()[name]

/** What belongs to an account; the administration shows to administrators alone. Rule AS19. */
export const accountLinks = ({ userType }: Account): HomeLink[] => {
  const { profile, dashboard, admin, logOut } = links()
  return [profile, dashboard, ...(userType === 'ADMIN' ? [admin] : []), logOut]
}

/** What the menu of phones and tablets leads to. */
export const menuLinks = (account: Account | undefined): HomeLink[] => {
  const { profile: visited, dashboard, createQuiz, reports, pricing, logIn } = links()
  if (!account) return [visited, dashboard, createQuiz, reports, pricing, logIn]
  const [profile, ownDashboard, ...others] = accountLinks(account)
  return [profile, ownDashboard, createQuiz, reports, pricing, ...others].filter((link) => link !== undefined)
}
