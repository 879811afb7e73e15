import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { LIMITS } from '@quokka/core/limits'
import type { EditorView, SlideProps } from '../editing/editor-view.ts'
import { Bar, MiniatureSlide } from '../editing/slide/miniature-slide.tsx'
import { OptionEditor } from '../families/option-editor.tsx'
import { choiceText } from './choice-text.ts'
import type { TrfFields } from './draft.ts'
import { TRUE_FALSE, trfForm } from './draft.ts'
import { t } from './editor-messages.ts'

const TrfSlide = ({ fields, onChange }: SlideProps<TrfFields>) => (
  <OptionEditor
    options={TRUE_FALSE.map(choiceText)}
    correct={fields.correct === null ? null : TRUE_FALSE.indexOf(fields.correct)}
    onMark={(index) => onChange({ correct: TRUE_FALSE[index] ?? null })}
  />
)

const TrfMiniature = () => (
  <MiniatureSlide>
    <Bar x={7} y={30} width={37} height={20} tone="A" />
    <Bar x={48} y={30} width={37} height={20} tone="B" />
  </MiniatureSlide>
)

export const editor: EditorView<TrfFields> = {
  form: trfForm,
  label: () => t('label'),
  shortLabel: () => t('shortLabel'),
  help: () => t('help'),
  icon: CheckCircleIcon,
  Miniature: TrfMiniature,
  Slide: TrfSlide,
  keys: () => t('editing:markKeysOfTwo'),
  title: () => ({ label: t('editing:question'), placeholder: t('placeholder'), missing: t('missingTitle') }),
  hasExplanation: true,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
