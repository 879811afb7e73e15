import { GraphIcon } from '@phosphor-icons/react/dist/ssr/Graph'
import { t } from '../../messages/studio.ts'
import type { EditorView } from '../editing/editor-view.ts'
import type { TypedFields } from '../families/typed-draft.ts'
import { typedEditor } from '../families/typed-editor.tsx'

export const cntEditor: EditorView<TypedFields> = {
  ...typedEditor,
  label: () => t('editing:types.CNT.label'),
  help: () => t('editing:types.CNT.help'),
  icon: GraphIcon,
}
