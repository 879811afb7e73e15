import { ListChecksIcon } from '@phosphor-icons/react/dist/ssr/ListChecks'
import { LIMITS } from '@quokka/core/limits'
import type { EditorView, SlideProps } from '../editing/editor-view.ts'
import { Bar, MiniatureSlide } from '../editing/slide/miniature-slide.tsx'
import { OptionEditor } from '../families/option-editor.tsx'
import { inSlots, repeatedIn } from '../families/slots.ts'
import type { McqFields } from './draft.ts'
import { mcqForm } from './draft.ts'
import { t } from './editor-messages.ts'

const McqSlide = ({ fields, onChange }: SlideProps<McqFields>) => (
  <OptionEditor
    options={fields.options}
    correct={fields.correct}
    repeated={repeatedIn(fields.options)}
    onMark={(correct) => onChange({ ...fields, correct })}
    onPaste={({ texts, marked }) =>
      onChange({ options: inSlots(texts, LIMITS.optionsPerQuestion), correct: marked ?? fields.correct })
    }
    onWrite={(index, text) => onChange({ ...fields, options: fields.options.with(index, text) })}
  />
)

const McqMiniature = () => (
  <MiniatureSlide>
    <Bar x={7} y={29} width={37} height={10} tone="A" />
    <Bar x={48} y={29} width={37} height={10} tone="B" />
    <Bar x={7} y={42} width={37} height={10} tone="C" />
    <Bar x={48} y={42} width={37} height={10} tone="D" />
  </MiniatureSlide>
)

export const editor: EditorView<McqFields> = {
  form: mcqForm,
  label: () => t('label'),
  shortLabel: () => t('shortLabel'),
  help: () => t('help'),
  icon: ListChecksIcon,
  Miniature: McqMiniature,
  Slide: McqSlide,
  keys: () => t('editing:markKeys', { most: LIMITS.optionsPerQuestion }),
  hasExplanation: true,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
