import { FORMER_PLAYER } from '@quokka/core/report-types'
import { t } from '../messages/studio.ts'

/** A name as it was given; the mark that stands for a forgotten one in the reader's language. */
export const playerNameText = (name: string): string => (name === FORMER_PLAYER ? t('studio:formerPlayer') : name)
