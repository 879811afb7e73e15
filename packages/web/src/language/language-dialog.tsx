import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import type { Language } from '@quokka/languages'
import { LANGUAGES } from '@quokka/languages'
import { chooseOwnLanguage } from '../account/account.ts'
import { t } from '../messages/stage.ts'
import { useToast } from '../ui/stage/feedback/toaster.tsx'
import { Dialog } from '../ui/stage/layout/dialog.tsx'
import { Icon } from '../ui/stage/pictures/icon.tsx'
import styles from './language-dialog.module.css'

interface LanguageDialogProps {
  language: Language
  onClose: () => void
}

/** Each language by its own name and, for whoever looks for it on behalf of somebody, by its name in the language in use. */
export const LanguageDialog = ({ language, onClose }: LanguageDialogProps) => {
  const toast = useToast()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  // The one in use comes first, where the eye and the keyboard begin.
  const offered = LANGUAGES.toSorted((a, b) => Number(b.code === language) - Number(a.code === language))
  const choose = (code: Language) => {
    chooseOwnLanguage(code).catch(() => toast({ text: t('lib:network'), tone: 'bad' }))
    onClose()
  }
  return (
    <Dialog open title={t('language:title')} closeLabel={t('ui:close')} onClose={onClose}>
      <ul className={styles.languages}>
        {offered.map(({ code, name, direction }) => {
          const here = names.of(code) ?? name
          return (
            <li key={code}>
              <button
                type="button"
                className={styles.language}
                aria-current={code === language || undefined}
                onClick={() => choose(code)}
              >
                <span className={styles.names}>
                  <bdi lang={code} dir={direction} className={styles.name}>
                    {name}
                  </bdi>
                  {here !== name && <span className={styles.here}>{here}</span>}
                </span>
                {code === language && <Icon of={CheckCircleIcon} size={24} weight="fill" className={styles.check} />}
              </button>
            </li>
          )
        })}
        <li className={styles.kept}>
          <Icon of={InfoIcon} size={20} />
          {t('language:kept')}
        </li>
      </ul>
    </Dialog>
  )
}
