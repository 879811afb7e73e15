import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass'
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/ssr/TrayArrowDown'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { paths } from '../../../lib/navigation/paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { SearchField } from '../../../ui/studio/fields/search-field.tsx'
import styles from './library-head.module.css'

interface LibraryHeadProps {
  /** Missing while there is nothing to search. */
  search: { query: string; onChange: (query: string) => void } | undefined
  onCreate: () => void
}

/** The screen's name and what can be done there. On phones the search opens by a press. */
export const LibraryHead = ({ search, onCreate }: LibraryHeadProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{t('library:myLibrary')}</h1>
      {search && (
        <>
          <button
            type="button"
            className={styles.opener}
            aria-label={t('library:search')}
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen)
              search.onChange('')
            }}
          >
            <Icon of={MagnifyingGlassIcon} size={22} />
          </button>
          <div className={classNames(styles.search, isOpen && styles.open)}>
            <SearchField
              label={t('library:search')}
              clearLabel={t('library:clearSearch')}
              value={search.query}
              onChange={search.onChange}
              maxLength={LIMITS.quizNameCharacters}
            />
          </div>
        </>
      )}
      <div className={styles.create}>
        <ButtonLink to={paths.bringQuestions} tone="outline" icon={TrayArrowDownIcon}>
          <span className={styles.createWords}>{t('library:bringQuestions')}</span>
        </ButtonLink>
        <Button icon={PlusIcon} aria-haspopup="dialog" onPress={onCreate}>
          <span className={styles.createWords}>{t('library:createNewQuiz')}</span>
        </Button>
      </div>
    </div>
  )
}
