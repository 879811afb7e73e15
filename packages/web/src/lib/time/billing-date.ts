import { billingDay } from '@quokka/languages'
import { languageInUse } from '../text/translate.ts'

/** 24 November 2026, in the language in use: the day in India, where prices are from. Rule BI24. */
export const billingDate = (iso: string): string => billingDay(Date.parse(iso), languageInUse())
