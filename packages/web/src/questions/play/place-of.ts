import type { CurrentQuestion } from '@quokka/contract/socket'
import { t } from '../../messages/stage.ts'

/** "3 of 10" of a question, "Info slide" of a slide to read, which is not counted. Rule QU22. */
export const placeOf = ({ countedNumber: number, questionCount: total }: CurrentQuestion): string =>
  number === null ? t('questions:play.infoSlide') : t('questions:play.numberOfTotal', { number, total })
