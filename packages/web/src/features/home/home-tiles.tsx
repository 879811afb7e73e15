import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { GameControllerIcon } from '@phosphor-icons/react/dist/ssr/GameController'
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/ssr/PencilSimpleLine'
import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/ssr/TrayArrowDown'
import { UserCircleIcon } from '@phosphor-icons/react/dist/ssr/UserCircle'
import { classNames } from '../../lib/page/class-names.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './home.module.css'
import type { HomeLink } from './home-links.ts'
import { homeLink } from './home-links.ts'
import { t } from './home-messages.ts'
import { MembersLink } from './members-link.tsx'

interface HomeTilesProps {
  /** What is of use with an account only is left out for visitors. */
  isMember: boolean
  onPlay: () => void
  onVisitor: (link: HomeLink) => void
}

/** The ways on from home; those of authors are for wide screens and phones on their sides, others have them in the menu. */
export const HomeTiles = ({ isMember, onPlay, onVisitor }: HomeTilesProps) => {
  const createQuiz = homeLink('createQuiz')
  const bringQuiz = homeLink('bringQuiz')
  const profile = homeLink('profile')
  const reports = homeLink('reports')
  return (
    <div className={styles.tiles}>
      <button type="button" className={classNames(styles.tile, styles.play)} aria-haspopup="dialog" onClick={onPlay}>
        <TileText icon={GameControllerIcon} name={t('playQuiz')} help={t('playQuizHelp')} />
      </button>
      <MembersLink link={createQuiz} className={classNames(styles.tile, styles.authoring)} onVisitor={onVisitor}>
        <TileText icon={PencilSimpleLineIcon} name={createQuiz.name} help={t('createQuizHelp')} />
      </MembersLink>
      {isMember && (
        <MembersLink
          link={bringQuiz}
          className={classNames(styles.tile, styles.authoring, styles.bring)}
          onVisitor={onVisitor}
        >
          <TileText icon={TrayArrowDownIcon} name={bringQuiz.name} help={t('bringQuizHelp')} />
        </MembersLink>
      )}
      <MembersLink link={profile} className={classNames(styles.tile, styles.profile)} onVisitor={onVisitor}>
        <TileText icon={UserCircleIcon} name={profile.name} help={t('profileHelp')} />
      </MembersLink>
      <MembersLink
        link={reports}
        className={classNames(styles.tile, styles.authoring, styles.reports)}
        onVisitor={onVisitor}
      >
        <TileText icon={ChartBarIcon} name={reports.name} help={t('reportsHelp')} />
      </MembersLink>
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
