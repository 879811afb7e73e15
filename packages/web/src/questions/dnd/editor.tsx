import { ListNumbersIcon } from '@phosphor-icons/react/dist/ssr/ListNumbers'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../messages/studio.ts'
import type { EditorView } from '../editing/editor-view.ts'
import type { DndFields } from './draft.ts'
import { dndForm } from './draft.ts'

export const dndEditor: EditorView<DndFields> = {
  form: dndForm,
  label: () => t('editing:types.DND.label'),
  help: () => t('editing:types.DND.help'),
  icon: ListNumbersIcon,
  Miniature: () => null,
  Slide: () => null,
  hasExplanation: false,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
