import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { GameControllerIcon } from '@phosphor-icons/react/dist/ssr/GameController'
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/ssr/PencilSimpleLine'
import { UserCircleIcon } from '@phosphor-icons/react/dist/ssr/UserCircle'
import { classNames } from '../../lib/class-names.ts'
import { useNavigate } from '../../lib/location.tsx'
import { paths } from '../../lib/paths.ts'
import { isLoggedIn } from '../../lib/session.ts'
import { t } from '../../messages/t.ts'
import { Icon } from '../../ui/stage/icon.tsx'
import { RouteLink } from '../../ui/stage/route-link.tsx'
import styles from './home.module.css'

interface HomeTilesProps {
  onPlay: () => void
  onProfileOfVisitor: () => void
}

/** The four ways on from home; the two of authors are for wide screens. */
export const HomeTiles = ({ onPlay, onProfileOfVisitor }: HomeTilesProps) => {
  const navigate = useNavigate()
  return (
    <div className={styles.tiles}>
      <button type="button" className={classNames(styles.tile, styles.play)} aria-haspopup="dialog" onClick={onPlay}>
        <TileText icon={GameControllerIcon} name={t('home:playQuiz')} help={t('home:playQuizHelp')} />
      </button>
      <RouteLink to={paths.createQuiz} className={classNames(styles.tile, styles.authoring)}>
        <TileText icon={PencilSimpleLineIcon} name={t('home:createQuiz')} help={t('home:createQuizHelp')} />
      </RouteLink>
      <button
        type="button"
        className={styles.tile}
        onClick={() => (isLoggedIn() ? navigate(paths.profile) : onProfileOfVisitor())}
      >
        <TileText icon={UserCircleIcon} name={t('home:profile')} help={t('home:profileHelp')} />
      </button>
      <RouteLink to={paths.reports} className={classNames(styles.tile, styles.authoring)}>
        <TileText icon={ChartBarIcon} name={t('home:reports')} help={t('home:reportsHelp')} />
      </RouteLink>
    </div>
  )
}

const TileText = ({ icon, name, help }: { icon: PhosphorIcon; name: string; help: string }) => (
  <>
    <Icon of={icon} size={40} weight="duotone" />
    <span>
      <span className={styles.tileName}>{name}</span>
      <span className={styles.tileHelp}>{help}</span>
    </span>
  </>
)
