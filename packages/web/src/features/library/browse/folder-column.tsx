import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { BooksIcon } from '@phosphor-icons/react/dist/ssr/Books'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise'
import { FolderSimpleIcon } from '@phosphor-icons/react/dist/ssr/FolderSimple'
import { FolderSimplePlusIcon } from '@phosphor-icons/react/dist/ssr/FolderSimplePlus'
import { HandGrabbingIcon } from '@phosphor-icons/react/dist/ssr/HandGrabbing'
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour'
import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { TrayIcon } from '@phosphor-icons/react/dist/ssr/Tray'
import type { LibraryCounts, LibraryPlace } from '@quokka/contract/http'
import type { DragEvent } from 'react'
import { useState } from 'react'
import { paths } from '../../../lib/navigation/paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './folder-column.module.css'
import type { Browsing } from './library-address.ts'
import { addressOf, EVERYTHING, FROM_OVERVIEW } from './library-address.ts'

const ICONS: Record<LibraryPlace, PhosphorIcon> = {
  all: BooksIcon,
  starred: StarIcon,
  playedLately: ClockCounterClockwiseIcon,
  inNoFolder: TrayIcon,
  bin: TrashIcon,
}

interface FolderColumnProps {
  counts: LibraryCounts
  /** Missing in the overview, whose few tiles are not dragged. */
  browsing?: Browsing
  onNewFolder: () => void
  /** Where the quizzes that are dragged are dropped: a folder, or none. */
  onDrop?: (folderId: string | null, folderName: string) => void
}

/** The library's lists and folders. Quizzes may be dropped onto a folder; a dialog does the same by keyboard. Rules LB44, LB47. */
export const FolderColumn = ({ counts, browsing, onNewFolder, onDrop }: FolderColumnProps) => {
  const { places, folders } = counts
  const addressIn = (query: Partial<Browsing['query']>) =>
    addressOf({ ...FROM_OVERVIEW, ...browsing, query: { ...EVERYTHING, ...query }, isFromOverview: false })
  const isHere = (place: LibraryPlace) => browsing?.query.place === place && browsing.query.folderId === null

  const place = (name: LibraryPlace) => (
    <Place
      to={addressIn({ place: name })}
      icon={ICONS[name]}
      label={t(`library:places.${name}`)}
      count={places[name]}
      isHere={isHere(name)}
      onDrop={name === 'inNoFolder' ? onDrop && (() => onDrop(null, '')) : undefined}
    />
  )
  return (
    <nav className={styles.column} aria-label={t('library:places.name')}>
      <ul className={styles.list}>
        <Place
          to={paths.library}
          icon={SquaresFourIcon}
          label={t('library:places.overview')}
          isHere={browsing === undefined}
        />
        {place('all')}
        {place('starred')}
        {place('playedLately')}
      </ul>
      <div className={styles.top}>
        <h2 className={styles.title}>{t('library:places.folders')}</h2>
        <button
          type="button"
          className={styles.add}
          title={t('library:places.newFolder')}
          aria-label={t('library:places.newFolder')}
          aria-haspopup="dialog"
          onClick={onNewFolder}
        >
          <Icon of={FolderSimplePlusIcon} size={22} />
        </button>
      </div>
      <ul className={styles.list}>
        {folders.map(({ folderId, folderName, quizCount }) => (
          <Place
            key={folderId}
            to={addressIn({ folderId })}
            icon={FolderSimpleIcon}
            isFolder
            label={folderName}
            count={quizCount}
            isHere={browsing?.query.folderId === folderId}
            onDrop={onDrop && (() => onDrop(folderId, folderName))}
          />
        ))}
        {place('inNoFolder')}
      </ul>
      <ul className={classNames(styles.list, styles.foot)}>{place('bin')}</ul>
      {onDrop && (
        <p className={styles.hint}>
          <Icon of={HandGrabbingIcon} size={18} /> {t('library:places.hint')}
        </p>
      )}
    </nav>
  )
}

interface PlaceProps {
  to: string
  icon: PhosphorIcon
  label: string
  count?: number
  isHere: boolean
  isFolder?: boolean
  onDrop?: (() => void) | undefined
}

const Place = ({ to, icon, label, count, isHere, isFolder = false, onDrop }: PlaceProps) => {
  const [isOver, setIsOver] = useState(false)
  const target = onDrop && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onDrop()
    },
  }
  return (
    <li {...target} className={classNames(styles.place, isOver && styles.over)}>
      <RouteLink to={to} className={styles.link} aria-current={isHere ? 'page' : undefined}>
        <Icon of={icon} size={20} {...(isFolder && { weight: 'fill', className: styles.folder })} />
        <span className={styles.label}>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </RouteLink>
    </li>
  )
}
