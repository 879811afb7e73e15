import { createTranslator } from '../../../messages/stage.ts'

/** For the host alone. */
export const t = createTranslator('hostComplaint', { complain: 'Report this question' })
