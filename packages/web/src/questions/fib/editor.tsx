import { TextboxIcon } from '@phosphor-icons/react/dist/ssr/Textbox'
import type { EditorView } from '../editing/editor-view.ts'
import type { TypedFields } from '../families/typed-draft.ts'
import { typedEditor } from '../families/typed-editor.tsx'
import { say } from './editor-messages.ts'

export const fibEditor: EditorView<TypedFields> = {
  ...typedEditor,
  label: () => say('label'),
  help: () => say('help'),
  icon: TextboxIcon,
}
