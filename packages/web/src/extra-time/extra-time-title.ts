import { t } from './messages.ts'

/** What it is called wherever it is chosen. */
export const extraTimeTitle = (): string => t('title')
