import { t } from './messages.ts'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

const ONE_DIGIT = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** 34 kB, 1.4 MB; at least one kB. */
export const sizeInWords = (bytes: number): string =>
  bytes < MEGABYTE
    ? t('kB', { amount: Math.max(1, Math.round(bytes / KILOBYTE)) })
    : t('MB', { amount: ONE_DIGIT.format(bytes / MEGABYTE) })
