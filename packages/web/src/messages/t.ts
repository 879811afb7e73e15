import i18next from 'i18next'
import { stageCatalogue } from './catalogue.ts'

i18next
  .init({
    lng: 'en',
    defaultNS: 'ui',
    resources: { en: stageCatalogue },
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  })
  .catch(() => {})

/** A sentence by its key, such as `t('home:playQuiz')`. Keys and their values are checked by the compiler. */
export const t = i18next.t
