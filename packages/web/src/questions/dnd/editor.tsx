import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp'
import { ListNumbersIcon } from '@phosphor-icons/react/dist/ssr/ListNumbers'
import { ShuffleIcon } from '@phosphor-icons/react/dist/ssr/Shuffle'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { numberText } from '../../lib/text/numbers.ts'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { EditorView, SlideProps } from '../editing/editor-view.ts'
import { Bar, MiniatureSlide } from '../editing/slide/miniature-slide.tsx'
import { SlideNote } from '../editing/slide/slide-note.tsx'
import { WrittenCard } from '../editing/slide/written-card.tsx'
import { pastedOptions } from '../families/pasted-options.ts'
import { inSlots, isBlank, repeatedIn } from '../families/slots.ts'
import type { DndFields } from './draft.ts'
import { dndForm } from './draft.ts'
import styles from './editor.module.css'
import { t } from './editor-messages.ts'

const swapped = (texts: readonly string[], one: number, other: number): string[] =>
  texts.with(one, texts[other] ?? '').with(other, texts[one] ?? '')

const DndSlide = ({ fields, onChange }: SlideProps<DndFields>) => {
  const { slots } = fields
  const [said, setSaid] = useState('')
  const repeated = repeatedIn(slots)
  const takeLines = (pasted: string): boolean => {
    const list = pastedOptions(pasted, slots.length, LIMITS.optionCharacters)
    // Nothing that was written is replaced.
    if (!list || !slots.every(isBlank)) return false
    onChange({ slots: inSlots(list.texts, slots.length) })
    setSaid(t('editing:pastedAnswers', { count: list.texts.length }))
    return true
  }
  const arrow = (from: number, to: number) => {
    const [label, icon] = to < from ? (['up', CaretUpIcon] as const) : (['down', CaretDownIcon] as const)
    const isEnd = to < 0 || to >= slots.length
    return (
      <button
        type="button"
        className={styles.arrow}
        aria-label={t(label, { number: from + 1 })}
        aria-disabled={isEnd || undefined}
        onClick={isEnd ? undefined : () => onChange({ slots: swapped(slots, from, to) })}
      >
        <Icon of={icon} size={22} />
      </button>
    )
  }
  return (
    <>
      <ol className={styles.items} aria-label={t('items')}>
        {slots.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <li key={index} className={styles.item}>
            <span className={styles.number} aria-hidden="true">
              {numberText(index + 1)}
            </span>
            <WrittenCard
              label={t('item', { number: index + 1 })}
              placeholder={index < LIMITS.orderedItems.min ? t('item', { number: index + 1 }) : t('optional')}
              value={text}
              maxLength={LIMITS.optionCharacters}
              fault={repeated.has(index) ? t('repeated') : undefined}
              className={styles.card}
              onLines={takeLines}
              onChange={(written) => onChange({ slots: slots.with(index, written) })}
            >
              <span className={styles.arrows}>
                {arrow(index, index - 1)}
                {arrow(index, index + 1)}
              </span>
            </WrittenCard>
          </li>
        ))}
      </ol>
      <SlideNote icon={ShuffleIcon}>{t('shuffled')}</SlideNote>
      <LiveRegion message={said} />
    </>
  )
}

const DndMiniature = () => (
  <MiniatureSlide>
    <Bar x={18} y={26} width={56} height={7} tone="cream" />
    <Bar x={18} y={36} width={56} height={7} tone="cream" />
    <Bar x={18} y={46} width={56} height={7} tone="cream" />
  </MiniatureSlide>
)

export const editor: EditorView<DndFields> = {
  form: dndForm,
  label: () => t('label'),
  shortLabel: () => t('shortLabel'),
  help: () => t('help'),
  icon: ListNumbersIcon,
  Miniature: DndMiniature,
  Slide: DndSlide,
  hasExplanation: false,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
