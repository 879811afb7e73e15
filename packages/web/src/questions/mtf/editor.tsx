import { LinkSimpleHorizontalIcon } from '@phosphor-icons/react/dist/ssr/LinkSimpleHorizontal'
import { ShuffleIcon } from '@phosphor-icons/react/dist/ssr/Shuffle'
import { LIMITS } from '@quokka/core/limits'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { EditorView, SlideProps } from '../editing/editor-view.ts'
import { Bar, MiniatureSlide } from '../editing/slide/miniature-slide.tsx'
import { SlideNote } from '../editing/slide/slide-note.tsx'
import { WrittenCard } from '../editing/slide/written-card.tsx'
import { repeatedIn } from '../families/slots.ts'
import type { MtfFields } from './draft.ts'
import { mtfForm } from './draft.ts'
import styles from './editor.module.css'
import { t } from './editor-messages.ts'

const MtfSlide = ({ fields, onChange }: SlideProps<MtfFields>) => {
  const { left, answers } = fields
  const repeated = repeatedIn(answers)
  return (
    <>
      <ol className={styles.pairs} aria-label={t('pairs')}>
        {left.map((prompt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place.
          <li key={index} className={styles.pair}>
            <WrittenCard
              label={t('left', { number: index + 1 })}
              placeholder={t('leftPlaceholder')}
              value={prompt}
              maxLength={LIMITS.optionCharacters}
              className={styles.prompt}
              onChange={(text) => onChange({ ...fields, left: left.with(index, text) })}
            />
            <Icon of={LinkSimpleHorizontalIcon} size={22} className={styles.link} />
            <WrittenCard
              label={t('answer', { number: index + 1 })}
              placeholder={t('answerPlaceholder')}
              value={answers[index] ?? ''}
              maxLength={LIMITS.optionCharacters}
              fault={repeated.has(index) ? t('repeated') : undefined}
              className={styles.answer}
              onChange={(text) => onChange({ ...fields, answers: answers.with(index, text) })}
            />
          </li>
        ))}
      </ol>
      <SlideNote icon={ShuffleIcon}>{t('shuffled')}</SlideNote>
    </>
  )
}

const MtfMiniature = () => (
  <MiniatureSlide>
    {[25, 35, 45].map((y) => (
      <g key={y}>
        <Bar x={12} y={y} width={31} height={7} tone="cream" />
        <Bar x={48} y={y} width={32} height={7} tone="C" />
      </g>
    ))}
  </MiniatureSlide>
)

export const editor: EditorView<MtfFields> = {
  form: mtfForm,
  label: () => t('label'),
  shortLabel: () => t('shortLabel'),
  help: () => t('help'),
  icon: LinkSimpleHorizontalIcon,
  Miniature: MtfMiniature,
  Slide: MtfSlide,
  hasExplanation: false,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
