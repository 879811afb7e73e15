import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { blanksOf } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../messages/studio.ts'
import { Switch } from '../../ui/stage/controls/switch.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { EditorView, SlideProps } from '../editing/editor-view.ts'
import { Bar, MiniatureSlide } from '../editing/slide/miniature-slide.tsx'
import { SlideNote } from '../editing/slide/slide-note.tsx'
import { WrittenCard } from '../editing/slide/written-card.tsx'
import { LetterBoxes } from './letter-boxes.tsx'
import { lettersHint } from './letter-words.ts'
import { isRightToLeft, wordsOf } from './letters.ts'
import type { TypedFields } from './typed-draft.ts'
import { typedForm } from './typed-draft.ts'
import styles from './typed-editor.module.css'

const TypedSlide = ({ fields, onChange }: SlideProps<TypedFields>) => {
  const { answer, others, exactSpelling } = fields
  // In a game, chance chooses the letter that is given.
  const words = wordsOf(blanksOf(answer, 0))
  const marks = [...new Set(words.flat().flatMap((place) => (place.is === 'mark' ? [place.letter] : [])))]
  return (
    <div className={styles.typed}>
      <WrittenCard
        label={t('editing:answer')}
        placeholder={t('editing:answerPlaceholder')}
        value={answer}
        maxLength={LIMITS.typedAnswerCharacters}
        className={styles.answer}
        onChange={(text) => onChange({ ...fields, answer: text })}
      />
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('editing:alsoRight')}>
          <li aria-hidden="true">{t('editing:alsoRight')}</li>
          {others.map((other, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two same spellings apart.
            <li key={index} className={styles.other}>
              {other}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('editing:removeAnswer', { answer: other })}
                onClick={() => onChange({ ...fields, others: others.toSpliced(index, 1) })}
              >
                <Icon of={XIcon} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <div className={styles.boxes}>
          <LetterBoxes words={words} letters={[]} isRightToLeft={isRightToLeft([answer])} />
          <SlideNote icon={EyeIcon}>
            {[
              t('editing:boxesOf', { hint: lettersHint(words) }),
              ...(marks.length > 0 ? [t('editing:marksGiven', { marks: marks.join(' ') })] : []),
              t(exactSpelling ? 'editing:exactSpellingOnly' : 'editing:slipAllowed'),
            ].join(' ')}
          </SlideNote>
          <div className={styles.exact}>
            <Switch
              label={t('editing:exactSpelling')}
              checked={exactSpelling}
              onChange={(isExact) => onChange({ ...fields, exactSpelling: isExact })}
            />
          </div>
        </div>
      )}
    </div>
  )
}

const TypedMiniature = () => (
  <MiniatureSlide>
    {[7, 20, 33, 46, 59, 72].map((x, index) => (
      <Bar key={x} x={x} y={34} width={10} height={13} tone={index < 3 ? 'cream' : 'glass'} />
    ))}
  </MiniatureSlide>
)

/** What the types share whose answer is typed letter by letter. */
export const typedEditor: Pick<
  EditorView<TypedFields>,
  'form' | 'Miniature' | 'Slide' | 'hasExplanation' | 'timing'
> = {
  form: typedForm,
  Miniature: TypedMiniature,
  Slide: TypedSlide,
  hasExplanation: true,
  timing: { timer: LIMITS.defaultTimerS, maxPoints: LIMITS.defaultMaxPoints, isAsked: true },
}
