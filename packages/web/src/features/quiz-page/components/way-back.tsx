import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { useLocation } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import type { CameFrom } from '../../../lib/navigation/quiz-page-paths.ts'
import { readCameFrom } from '../../../lib/navigation/quiz-page-paths.ts'
import { t } from '../../../messages/studio.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './way-back.module.css'

const wayOf = ({ is, words, count }: CameFrom): { to: string; label: string } => {
  if (is === 'library') return { to: paths.library, label: t('quizPage:backTo.library') }
  if (is === 'selection') return { to: paths.quizSelection, label: t('quizPage:backTo.selection') }
  return {
    to: `${paths.quizSelection}?search=${encodeURIComponent(words)}`,
    label: t('quizPage:backTo.search', { count, words }),
  }
}

/** To the list from which somebody came, as it was. */
export const WayBack = ({ isOwn }: { isOwn: boolean }) => {
  const cameFrom = readCameFrom(useLocation().state)
  const { to, label } = wayOf(cameFrom ?? { is: isOwn ? 'library' : 'selection', words: '', count: 0 })
  return (
    <RouteLink to={to} className={styles.back}>
      <Icon of={ArrowLeftIcon} size={20} />
      <span>{label}</span>
    </RouteLink>
  )
}
