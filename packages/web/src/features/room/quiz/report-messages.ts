import { ownWords } from '../../../messages/own-words.ts'

/** For the host alone. */
export const t = ownWords('hostReport', { reportQuestion: 'Report this question' })
