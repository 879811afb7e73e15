import { bankCommands } from './bank-commands.ts'
import type { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import type { historyCommands } from './history-commands.ts'
import { pasteCommands } from './paste-commands.ts'
import { replaceCommands } from './replace-commands.ts'
import { saveCommands } from './save-commands.ts'
import { severalCommands } from './several-commands.ts'

/** What can be done with slides. */
export const slideCommands = (
  context: EditorContext,
  drafts: ReturnType<typeof draftCommands>,
  { restore }: Pick<ReturnType<typeof historyCommands>, 'restore'>,
) => ({
  ...drafts,
  ...saveCommands(context, drafts),
  ...severalCommands(context, drafts, restore),
  ...replaceCommands(context),
  ...pasteCommands(context, drafts),
  ...bankCommands(context, drafts),
})
