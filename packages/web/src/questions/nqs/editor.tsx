import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../messages/studio.ts'
import type { EditorView, SlideProps } from '../editing/editor-view.ts'
import { Bar, MiniatureSlide } from '../editing/miniature-slide.tsx'
import { SlideBox } from '../editing/slide-box.tsx'
import type { NqsFields } from './draft.ts'
import { nqsForm } from './draft.ts'
import styles from './editor.module.css'

const NqsSlide = ({ fields, onChange }: SlideProps<NqsFields>) => (
  <div className={styles.note}>
    <SlideBox
      look="note"
      hasLines
      label={t('editing:types.NQS.explanation')}
      placeholder={t('editing:types.NQS.explanationPlaceholder')}
      value={fields.note}
      maxLength={LIMITS.explanationCharacters}
      onChange={(note) => onChange({ note })}
    />
  </div>
)

const NqsMiniature = () => (
  <MiniatureSlide>
    <Bar x={7} y={32} width={76} height={17} tone="glass" />
  </MiniatureSlide>
)

export const nqsEditor: EditorView<NqsFields> = {
  form: nqsForm,
  label: () => t('editing:types.NQS.label'),
  help: () => t('editing:types.NQS.help'),
  icon: InfoIcon,
  Miniature: NqsMiniature,
  Slide: NqsSlide,
  hasExplanation: false,
  timing: { timer: LIMITS.infoSlideTimerS, maxPoints: 0, isAsked: false },
  title: () => ({
    label: t('editing:types.NQS.title'),
    placeholder: t('editing:types.NQS.titlePlaceholder'),
    missing: t('editing:types.NQS.missingTitle'),
  }),
  media: 'above',
}
