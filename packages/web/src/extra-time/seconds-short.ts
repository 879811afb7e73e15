import { numberText } from '../lib/text/numbers.ts'
import { t } from './messages.ts'

/** 45 s. */
export const secondsShort = (seconds: number): string => t('questions:play.secondsShort', { time: numberText(seconds) })
