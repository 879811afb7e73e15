import { t } from '../../../messages/studio.ts'

const ONE_DIGIT = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const TWO_DIGITS = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** 9.4 s of 9412 ms; a dash where there is none. */
export const secondsInWords = (ms: number | null): string =>
  ms === null ? t('reports:page.nothing') : t('reports:page.seconds', { seconds: ONE_DIGIT.format(ms / 1_000) })

/** 64% of 63.6; a dash where there is none. */
export const percentInWords = (percent: number | null): string =>
  percent === null ? t('reports:page.nothing') : `${Math.round(percent)}%`

export const oneDigit = (value: number): string => ONE_DIGIT.format(value)

export const twoDigits = (value: number): string => TWO_DIGITS.format(value)
