import { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { saveCommands } from './save-commands.ts'
import { severalCommands } from './several-commands.ts'

/** What can be done with slides. */
export const slideCommands = (context: EditorContext) => {
  const drafts = draftCommands(context)
  return { ...drafts, ...saveCommands(context, drafts), ...severalCommands(context, drafts) }
}
