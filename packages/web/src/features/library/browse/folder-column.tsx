import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { BooksIcon } from '@phosphor-icons/react/dist/ssr/Books'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise'
import { FolderSimplePlusIcon } from '@phosphor-icons/react/dist/ssr/FolderSimplePlus'
import { HandGrabbingIcon } from '@phosphor-icons/react/dist/ssr/HandGrabbing'
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour'
import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { TrayIcon } from '@phosphor-icons/react/dist/ssr/Tray'
import type { LibraryCounts, LibraryPlace } from '@quokka/contract/http'
import { paths } from '../../../lib/navigation/paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './folder-column.module.css'
import type { Browsing } from './library-address.ts'
import { addressOf, EVERYTHING, FROM_OVERVIEW } from './library-address.ts'
import { LibraryPlaceLink } from './library-place-link.tsx'

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
    <LibraryPlaceLink
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
        <LibraryPlaceLink
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
          <LibraryPlaceLink
            key={folderId}
            to={addressIn({ folderId })}
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
