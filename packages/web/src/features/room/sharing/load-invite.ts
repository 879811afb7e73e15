import { loadPart } from '../../../lib/language/language.ts'

/** The dialog for devices without a share sheet, with its sentences. */
export const loadInvite = async () => {
  const [dialog] = await Promise.all([
    import('./invite-dialog.tsx').then((module) => module.InviteDialog),
    loadPart('invite'),
  ])
  return dialog
}
