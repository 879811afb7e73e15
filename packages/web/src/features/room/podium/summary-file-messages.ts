import { createTranslator } from '../../../messages/stage.ts'

export const t = createTranslator('hostSummaryFile', { saved: '{{file}} is in your downloads.' })
