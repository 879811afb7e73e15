import type { ExtraTime } from '@quokka/core/scoring'
import { percentText } from '../lib/text/numbers.ts'
import { t } from './messages.ts'

/** 50%, and None. */
export const extraTimeInShort = (extraTime: ExtraTime): string => (extraTime === 0 ? t('none') : percentText(extraTime))
