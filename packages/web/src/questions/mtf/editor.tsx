import { LinkSimpleHorizontalIcon } from '@phosphor-icons/react/dist/ssr/LinkSimpleHorizontal'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../messages/studio.ts'
import type { EditorView } from '../editing/editor-view.ts'
import type { MtfFields } from './draft.ts'
import { mtfForm } from './draft.ts'

export const mtfEditor: EditorView<MtfFields> = {
  form: mtfForm,
  label: () => t('editing:types.MTF.label'),
  help: () => t('editing:types.MTF.help'),
  icon: LinkSimpleHorizontalIcon,
  Miniature: () => null,
  Slide: () => null,
  hasExplanation: false,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
