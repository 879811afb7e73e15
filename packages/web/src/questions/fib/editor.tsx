import { TextboxIcon } from '@phosphor-icons/react/dist/ssr/Textbox'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../messages/studio.ts'
import type { EditorView } from '../editing/editor-view.ts'
import type { TypedFields } from '../families/typed-draft.ts'
import { typedForm } from '../families/typed-draft.ts'

export const fibEditor: EditorView<TypedFields> = {
  form: typedForm,
  label: () => t('editing:types.FIB.label'),
  help: () => t('editing:types.FIB.help'),
  icon: TextboxIcon,
  Miniature: () => null,
  Slide: () => null,
  hasExplanation: true,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
