import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/ssr/TrayArrowDown'
import { LIMITS } from '@quokka/core/limits'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { SearchField } from '../../../ui/studio/fields/search-field.tsx'
import styles from './library-head.module.css'

interface LibraryHeadProps {
  /** A section's, where only that is shown. */
  title: string
  help?: string | undefined
  back?: ReactNode
  /** How many quizzes there are; undefined while it is not known, or where that is no matter. */
  total: number | undefined
  /** Missing while there is nothing to search. */
  search: { query: string; onChange: (query: string) => void } | undefined
  onCreate: () => void
}

/** Whether a key is typed into something. */
const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The screen's name, its search, to which "/" leads, and what can be done there. Rule LB43. */
export const LibraryHead = ({ title, help, back, total, search, onCreate }: LibraryHeadProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyped(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])

  return (
    <div className={styles.head}>
      {back}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {total !== undefined && <span className={styles.total}>{t('library:count', { count: total })}</span>}
        {help && <p className={styles.help}>{help}</p>}
      </div>
      {search && (
        <div className={styles.search}>
          <SearchField
            ref={field}
            label={t('library:search')}
            clearLabel={t('library:clearSearch')}
            value={search.query}
            onChange={search.onChange}
            maxLength={LIMITS.quizNameCharacters}
            hotkey="/"
          />
        </div>
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
