import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { LIMITS } from '@quokka/core/limits'
import type { EditorView, SlideProps } from '../editing/editor-view.ts'
import { Bar, MiniatureSlide } from '../editing/slide/miniature-slide.tsx'
import { SlideBox } from '../editing/slide/slide-box.tsx'
import type { NqsFields } from './draft.ts'
import { nqsForm } from './draft.ts'
import styles from './editor.module.css'
import { t } from './editor-messages.ts'

const NqsSlide = ({ fields, onChange }: SlideProps<NqsFields>) => (
  <div className={styles.note}>
    <SlideBox
      look="note"
      hasLines
      label={t('explanation')}
      placeholder={t('explanationPlaceholder')}
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

export const editor: EditorView<NqsFields> = {
  form: nqsForm,
  label: () => t('label'),
  shortLabel: () => t('shortLabel'),
  help: () => t('help'),
  icon: InfoIcon,
  Miniature: NqsMiniature,
  Slide: NqsSlide,
  hasExplanation: false,
  timing: { timer: LIMITS.infoSlideTimerS, maxPoints: 0, isAsked: false },
  title: () => ({
    label: t('title'),
    placeholder: t('titlePlaceholder'),
    missing: t('missingTitle'),
  }),
  media: 'above',
}
