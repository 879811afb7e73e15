import type { Kept } from '@quokka/formats'
import { perLanguage } from '../lib/text/per-language.ts'
import { t } from './messages.ts'

const LIST = perLanguage((locale) => new Intl.ListFormat(locale))

/** Whether nothing at all is lost. */
export const keepsAll = ({ kept, slides, loses }: Kept): boolean => kept === slides && loses.length === 0

/** What a format keeps and what it loses of these quizzes. Rule XM2. */
export const keptInWords = (one: Kept): string => {
  const { kept, slides, loses } = one
  if (keepsAll(one)) return t('keepsAll')
  if (kept === 0) return t('keepsNone')
  const keeps = kept === slides ? t('keeps') : t('keepsSome', { kept, of: slides })
  if (loses.length === 0) return keeps
  const what = loses.flatMap((loss) => (loss === 'media' ? [t('lost.pictures'), t('lost.sounds')] : t(`lost.${loss}`)))
  return `${keeps} ${t('loses', { what: LIST().format(what) })}`
}
