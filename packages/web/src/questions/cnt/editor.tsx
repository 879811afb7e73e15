import { GraphIcon } from '@phosphor-icons/react/dist/ssr/Graph'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../messages/studio.ts'
import type { EditorView } from '../editing/editor-view.ts'
import type { TypedFields } from '../families/typed-draft.ts'
import { typedForm } from '../families/typed-draft.ts'

export const cntEditor: EditorView<TypedFields> = {
  form: typedForm,
  label: () => t('editing:types.CNT.label'),
  help: () => t('editing:types.CNT.help'),
  icon: GraphIcon,
  Miniature: () => null,
  Slide: () => null,
  hasExplanation: true,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
