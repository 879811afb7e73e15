import { createTranslator } from '../../../messages/stage.ts'

/** For whoever opens the dialog. */
export const t = createTranslator('invite', {
  title: 'Invite players',
  help: 'Anyone with the link or the code {{code}} can join.',
  copyCode: 'Copy code',
})
