import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../messages/studio.ts'
import type { EditorView } from '../editing/editor-view.ts'
import type { NqsFields } from './draft.ts'
import { nqsForm } from './draft.ts'

export const nqsEditor: EditorView<NqsFields> = {
  form: nqsForm,
  label: () => t('editing:types.NQS.label'),
  help: () => t('editing:types.NQS.help'),
  icon: InfoIcon,
  Miniature: () => null,
  Slide: () => null,
  hasExplanation: false,
  timing: { timer: LIMITS.infoSlideTimerS, maxPoints: 0, isAsked: false },
}
