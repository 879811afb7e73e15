import { FIRST_LANGUAGE } from '@quokka/languages'
import { languageInUse } from '../../../lib/text/translate.ts'
import { t } from '../../../messages/studio.ts'

/** Why a payment failed: in the provider's words, which are English, or in our own where the screen is in another language. */
export const failureText = (description: string | undefined): string =>
  description !== undefined && languageInUse() === FIRST_LANGUAGE ? description : t('pricing:checkout.failed')
