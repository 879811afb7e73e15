import { TextboxIcon } from '@phosphor-icons/react/dist/ssr/Textbox'
import type { EditorView } from '../editing/editor-view.ts'
import type { TypedFields } from '../families/typed-draft.ts'
import { typedEditor } from '../families/typed-editor.tsx'
import { t } from './editor-messages.ts'

export const editor: EditorView<TypedFields> = {
  ...typedEditor,
  label: () => t('label'),
  shortLabel: () => t('shortLabel'),
  help: () => t('help'),
  icon: TextboxIcon,
}
