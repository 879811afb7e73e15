import { TranslateIcon } from '@phosphor-icons/react/dist/ssr/Translate'
import { LANGUAGES } from '@quokka/languages'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../lib/language/language.ts'
import { t } from '../messages/stage.ts'
import { useReadingChoice } from '../reading/reading-place.tsx'
import { Icon } from '../ui/stage/pictures/icon.tsx'
import styles from './reader-switches.module.css'

const LanguageDialog = lazy(() => import('./language-dialog.tsx').then((m) => ({ default: m.LanguageDialog })))

interface ReaderSwitchesProps {
  /** Where there is little room: the language's sign alone, without its name. */
  isSmall?: boolean
}

/**
 * The language in use, as its readers call it, and two letters that readers of every script know for text that changes: a press offers the
 * other languages, or other ways to read.
 */
export const ReaderSwitches = ({ isSmall = false }: ReaderSwitchesProps) => {
  const language = useLanguage()
  const reading = useReadingChoice()
  const [isOpen, setOpen] = useState(false)
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? ''
  return (
    <div className={styles.switches}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('language:button', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={TranslateIcon} size={22} />
        {!isSmall && (
          <span lang={language} className={styles.name}>
            {name}
          </span>
        )}
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('language:reading')}
        aria-haspopup="dialog"
        onClick={reading.open}
      >
        Aa
      </button>
      <Suspense>{isOpen && <LanguageDialog language={language} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
