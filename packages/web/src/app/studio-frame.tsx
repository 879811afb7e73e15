import { BooksIcon } from '@phosphor-icons/react/dist/ssr/Books'
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { PlayCircleIcon } from '@phosphor-icons/react/dist/ssr/PlayCircle'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut'
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour'
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag'
import { TextAaIcon } from '@phosphor-icons/react/dist/ssr/TextAa'
import { TranslateIcon } from '@phosphor-icons/react/dist/ssr/Translate'
import { UserCircleIcon } from '@phosphor-icons/react/dist/ssr/UserCircle'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { signOut } from '../account/sign-in.ts'
import { useAccount } from '../account/use-account.ts'
import { useWaitingComplaints } from '../complaints/use-waiting-complaints.ts'
import { useLanguage } from '../lib/language/language.ts'
import { useNavigate } from '../lib/navigation/location.tsx'
import { paths } from '../lib/navigation/paths.ts'
import { brandName } from '../lib/page/brand.ts'
import { t } from '../messages/studio.ts'
import { useReadingChoice } from '../reading/reading-place.tsx'
import { useToast } from '../ui/stage/feedback/toaster.tsx'
import { StudioRoot } from '../ui/studio/shell/studio-root.tsx'
import type { ShellPlace } from '../ui/studio/shell/studio-shell.tsx'
import { StudioShell } from '../ui/studio/shell/studio-shell.tsx'

const LanguageDialog = lazy(() =>
  import('../language/language-dialog.tsx').then((m) => ({ default: m.LanguageDialog })),
)

const noteOf = (userType: string | null) => {
  if (userType === 'ADMIN') return t('studio:roles.Admin')
  return userType === 'PREMIUM' ? t('studio:roles.Premium') : t('studio:roles.Regular')
}

/** Around each of the authors' screens: the way to the others, and the account. */
export const StudioFrame = ({ here, children }: { here: string; children: ReactNode }) => {
  const account = useAccount()
  const navigate = useNavigate()
  const toast = useToast()

  const language = useLanguage()
  const reading = useReadingChoice()
  const [choosesLanguage, setChoosesLanguage] = useState(false)

  const leave = async () => {
    const answer = await signOut()
    if (answer.ok) navigate(paths.home)
    else toast({ text: answer.sentence, tone: 'bad' })
  }

  const dashboard = { to: paths.dashboard, label: t('studio:dashboard'), icon: SquaresFourIcon }
  const library = { to: paths.library, label: t('studio:library'), icon: BooksIcon }
  const reports = { to: paths.reports, label: t('studio:reports'), icon: ChartBarIcon }
  const host = { to: paths.quizSelection, label: t('studio:hostQuiz'), icon: PlayCircleIcon }
  // In the bar of a phone each place has a fifth of the width.
  const hostTab = { ...host, label: t('studio:host') }
  const profile = { to: paths.profile, label: t('studio:profile'), icon: UserCircleIcon }
  const pricing = { to: paths.pricing, label: t('studio:pricing'), icon: TagIcon }
  const isAdmin = account?.userType === 'ADMIN'
  const waiting = useWaitingComplaints(isAdmin)
  const admin = { to: paths.admin, label: t('studio:admin'), icon: ShieldCheckIcon, count: waiting }
  const asAction = ({ to, label, icon }: ShellPlace) => ({ label, icon, onPress: () => navigate(to) })

  return (
    <StudioRoot>
      <StudioShell
        here={here === paths.editProfile ? paths.profile : here}
        home={paths.home}
        sidebar={[dashboard, library, reports, host, ...(isAdmin ? [admin] : [])]}
        tabs={[dashboard, library, hostTab, reports, profile]}
        account={
          account && {
            name: account.name || t('studio:nameless'),
            note: noteOf(account.userType),
            picture: account.picture,
          }
        }
        actions={[
          asAction(profile),
          asAction(pricing),
          ...(isAdmin ? [asAction(admin)] : []),
          { label: t('studio:language'), icon: TranslateIcon, onPress: () => setChoosesLanguage(true) },
          { label: t('language:reading'), icon: TextAaIcon, onPress: reading.open },
          { label: t('studio:logOut'), icon: SignOutIcon, onPress: () => void leave() },
        ]}
        logIn={{ to: paths.signIn, label: t('studio:logIn') }}
        words={{
          navigation: t('studio:navigation'),
          account: t('studio:account'),
          home: t('studio:homeOf', { name: brandName() }),
          skip: t('studio:skipToContent'),
          waiting: (count) => t('studio:waiting', { count }),
        }}
      >
        {children}
      </StudioShell>
      <Suspense>
        {choosesLanguage && <LanguageDialog language={language} onClose={() => setChoosesLanguage(false)} />}
      </Suspense>
    </StudioRoot>
  )
}
