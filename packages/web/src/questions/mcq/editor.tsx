import { ListChecksIcon } from '@phosphor-icons/react/dist/ssr/ListChecks'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../messages/studio.ts'
import type { EditorView } from '../editing/editor-view.ts'
import type { McqFields } from './draft.ts'
import { mcqForm } from './draft.ts'

export const mcqEditor: EditorView<McqFields> = {
  form: mcqForm,
  label: () => t('editing:types.MCQ.label'),
  help: () => t('editing:types.MCQ.help'),
  icon: ListChecksIcon,
  Miniature: () => null,
  Slide: () => null,
  hasExplanation: true,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
