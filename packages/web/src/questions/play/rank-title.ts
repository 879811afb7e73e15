import type { RankTitle } from '@quokka/core/scoring'
import { t } from '../../messages/stage.ts'

/** A rank title as its readers call it. A frame has it as any text. */
export const rankTitleText = (title: string): string => t(`questions:play.titles.${title as RankTitle}`)
