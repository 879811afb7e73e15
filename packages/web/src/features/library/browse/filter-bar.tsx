import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { RowsIcon } from '@phosphor-icons/react/dist/ssr/Rows'
import { SortAscendingIcon } from '@phosphor-icons/react/dist/ssr/SortAscending'
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour'
import type { LibraryCounts, LibraryPlace, LibrarySort } from '@quokka/contract/http'
import { LIBRARY_PLACES, LIBRARY_SORTS } from '@quokka/contract/http'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { subjectName } from '../../../quiz/catalogue-names.ts'
import { languageName } from '../../../quiz/language-name.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './filter-bar.module.css'
import type { Browsing } from './library-address.ts'

interface FilterBarProps {
  browsing: Browsing
  counts: LibraryCounts
  onChange: (browsing: Browsing) => void
}

/** Folders among the other places; no place begins like this. */
const FOLDER = 'folder '

const LOOKS = [
  { look: 'grid', icon: SquaresFourIcon },
  { look: 'rows', icon: RowsIcon },
] as const

/** What narrows and orders a list, each in the browser's own list of choices. Rule LB44. */
export const FilterBar = ({ browsing, counts, onChange }: FilterBarProps) => {
  const { query, sort, look } = browsing
  const narrow = (change: Partial<Browsing['query']>) => onChange({ ...browsing, query: { ...query, ...change } })
  const choosePlace = (value: string) =>
    value.startsWith(FOLDER)
      ? narrow({ place: 'all', folderId: value.slice(FOLDER.length) })
      : narrow({ place: value as LibraryPlace, folderId: null })

  return (
    <fieldset className={styles.bar} aria-label={t('library:filters.name')}>
      <div className={styles.filters}>
        <div className={styles.places}>
          <FilterSelect
            label={t('library:filters.place')}
            value={query.folderId === null ? query.place : FOLDER + query.folderId}
            isSet={query.folderId !== null || query.place !== 'all'}
            onChange={choosePlace}
          >
            {LIBRARY_PLACES.filter((place) => place !== 'bin').map((place) => (
              <option key={place} value={place}>
                {t(`library:places.${place}`)}
              </option>
            ))}
            {counts.folders.map(({ folderId, folderName }) => (
              <option dir="auto" key={folderId} value={FOLDER + folderId}>
                {folderName}
              </option>
            ))}
            <option value="bin">{t('library:places.bin')}</option>
          </FilterSelect>
        </div>
        <FilterSelect
          label={t('library:filters.status')}
          value={query.status ?? ''}
          isSet={query.status !== null}
          onChange={(value) => narrow({ status: value === '' ? null : (value as 'draft' | 'published') })}
        >
          <option value="">{t('library:filters.status')}</option>
          <option value="draft">{t('library:filters.draft')}</option>
          <option value="published">{t('library:filters.published')}</option>
        </FilterSelect>
        {counts.subjects.length > 0 && (
          <FilterSelect
            label={t('library:filters.subject')}
            value={query.subject ?? ''}
            isSet={query.subject !== null}
            onChange={(value) => narrow({ subject: counts.subjects.find((subject) => subject === value) ?? null })}
          >
            <option value="">{t('library:filters.subject')}</option>
            {counts.subjects.map((subject) => (
              <option key={subject} value={subject}>
                {subjectName(subject)}
              </option>
            ))}
          </FilterSelect>
        )}
        {counts.languages.length > 0 && (
          <FilterSelect
            label={t('library:filters.language')}
            value={query.language ?? ''}
            isSet={query.language !== null}
            onChange={(value) => narrow({ language: value === '' ? null : value })}
          >
            <option value="">{t('library:filters.language')}</option>
            {counts.languages.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </FilterSelect>
        )}
        {counts.tags.length > 0 && (
          <FilterSelect
            label={t('library:filters.tag')}
            value={query.tag ?? ''}
            isSet={query.tag !== null}
            onChange={(value) => narrow({ tag: value === '' ? null : value })}
          >
            <option value="">{t('library:filters.tag')}</option>
            {counts.tags.map((tag) => (
              <option dir="auto" key={tag}>
                {tag}
              </option>
            ))}
          </FilterSelect>
        )}
      </div>
      <FilterSelect
        label={t('library:filters.sort')}
        value={sort}
        look="sort"
        onChange={(value) => onChange({ ...browsing, sort: value as LibrarySort })}
      >
        {LIBRARY_SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`library:filters.sorts.${one}`)}
          </option>
        ))}
      </FilterSelect>
      <div className={styles.looks}>
        {LOOKS.map((one) => (
          <button
            key={one.look}
            type="button"
            className={styles.look}
            aria-pressed={one.look === look}
            aria-label={t(`library:filters.${one.look}`)}
            title={t(`library:filters.${one.look}`)}
            onClick={() => onChange({ ...browsing, look: one.look })}
          >
            <Icon of={one.icon} size={20} {...(one.look === look && { weight: 'fill' })} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

interface FilterSelectProps {
  label: string
  value: string
  isSet?: boolean
  /** `sort` is an icon alone on phones. */
  look?: 'pill' | 'sort'
  onChange: (value: string) => void
  children: ReactNode
}

const FilterSelect = ({ label, value, isSet = false, look = 'pill', onChange, children }: FilterSelectProps) => (
  <span className={classNames(styles.pill, isSet && styles.set, look === 'sort' && styles.sort)}>
    {look === 'sort' && <Icon of={SortAscendingIcon} size={20} />}
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {children}
    </select>
    <Icon of={CaretDownIcon} size={16} weight="bold" className={styles.caret} />
  </span>
)
