import { TextboxIcon } from '@phosphor-icons/react/dist/ssr/Textbox'
import { t } from '../../messages/studio.ts'
import type { EditorView } from '../editing/editor-view.ts'
import type { TypedFields } from '../families/typed-draft.ts'
import { typedEditor } from '../families/typed-editor.tsx'

export const fibEditor: EditorView<TypedFields> = {
  ...typedEditor,
  label: () => t('editing:types.FIB.label'),
  help: () => t('editing:types.FIB.help'),
  icon: TextboxIcon,
}
