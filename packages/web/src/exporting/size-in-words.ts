import { oneDigit } from '../lib/text/numbers.ts'
import { t } from './messages.ts'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

/** 34 kB, 1.4 MB; at least one kB. */
export const sizeInWords = (bytes: number): string =>
  bytes < MEGABYTE
    ? t('kB', { amount: Math.max(1, Math.round(bytes / KILOBYTE)) })
    : t('MB', { amount: oneDigit(bytes / MEGABYTE) })
