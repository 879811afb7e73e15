import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../messages/studio.ts'
import type { EditorView } from '../editing/editor-view.ts'
import type { TrfFields } from './draft.ts'
import { trfForm } from './draft.ts'

export const trfEditor: EditorView<TrfFields> = {
  form: trfForm,
  label: () => t('editing:types.TRF.label'),
  help: () => t('editing:types.TRF.help'),
  icon: CheckCircleIcon,
  Miniature: () => null,
  Slide: () => null,
  hasExplanation: true,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
