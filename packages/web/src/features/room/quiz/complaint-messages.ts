import { ownWords } from '../../../messages/own-words.ts'

/** For the host alone. */
export const t = ownWords('hostComplaint', { complain: 'Report this question' })
