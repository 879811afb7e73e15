import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { LIMITS } from '@quokka/core/limits'
import { useId, useState } from 'react'
import { titleWords } from '../../../questions/editing/draft/title-words.ts'
import { whyNotSaved } from '../../../questions/editing/draft/why-not-saved.ts'
import { editorOf } from '../../../questions/editing/editors.ts'
import { SlideBox } from '../../../questions/editing/slide/slide-box.tsx'
import { SlideGround } from '../../../questions/editing/slide/slide-ground.tsx'
import type { SlideDraft } from '../../../questions/editing/slide-editor.tsx'
import { sentOf } from '../../../questions/editing/slide-editor.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { t } from '../messages.ts'
import { saidWords } from '../remark-words.ts'
import { draftOfSent } from './draft-of-sent.ts'
import { MarkChoice } from './mark-choice.tsx'
import styles from './mending.module.css'
import { optionsToMark } from './only-mark.ts'
import type { ReportQuestion } from './report.ts'
import { mended } from './report.ts'
import { sentChoiceText } from './sent-choice-text.ts'
import { remarksOf } from './why-words.ts'

interface MendingProps {
  question: ReportQuestion
  onChange: (question: ReportQuestion) => void
  /** Goes to the next that needs its author, or closes. */
  onDone: () => void
  hasNext: boolean
  /** Its picture, as it came in the file. */
  picture: string | undefined
}

/** What a row of the report unfolds: what happened, and the question to be mended where it stands. Rules IM12 to IM14. */
export const Mending = ({ question, onChange, onDone, hasNext, picture }: MendingProps) => {
  const [draft, setDraft] = useState(() => question.sent && draftOfSent(question.sent))
  const id = useId()
  const said = question.needs.map(saidWords).filter((words) => words !== undefined)
  const [, ...more] = remarksOf(question)
  const options = optionsToMark(question)
  const whyNot = draft && whyNotSaved(draft)
  const [chosen] = Array.isArray(question.sent?.correctAnswer) ? question.sent.correctAnswer : []

  const write = (next: SlideDraft) => {
    setDraft(next)
    onChange(mended(question, sentOf(next), whyNotSaved(next) === undefined))
  }
  const leave = () => {
    onChange({ ...question, isLeftOut: true })
    onDone()
  }
  const { isLeftOut: isMissing = false } = question
  const notes = [...more, ...said]

  return (
    <div className={styles.mending}>
      {!isMissing && options !== undefined && (
        <MarkChoice
          options={options}
          choiceText={(choice) => sentChoiceText(question.sent ?? {}, choice)}
          chosen={typeof chosen === 'string' ? chosen : undefined}
          onChoose={(option) => onChange(mended(question, { ...question.sent, correctAnswer: [option] }, true))}
        />
      )}
      {picture && <img className={styles.picture} src={picture} alt={t('report.picture')} />}
      {!isMissing && options === undefined && draft && <Slide draft={draft} onChange={write} />}
      <div className={styles.foot}>
        {(notes.length > 0 || whyNot !== undefined) && (
          <ul className={styles.notes} aria-label={t('report.remarks')}>
            {notes.map((note) => (
              <li key={note} dir="auto">
                {note}
              </li>
            ))}
            {options === undefined && whyNot !== undefined && <li id={`${id}-why`}>{whyNot}</li>}
          </ul>
        )}
        <div className={styles.actions}>
          {isMissing ? (
            <Button tone="outline" onPress={() => onChange({ ...question, isLeftOut: false })}>
              {t('report.takeBack')}
            </Button>
          ) : (
            question.sent && (
              <Button tone="outline" onPress={leave}>
                {t('report.leaveOut')}
              </Button>
            )
          )}
          <Button icon={CheckIcon} onPress={onDone}>
            {hasNext ? t('report.doneNext') : t('report.done')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The slide as its type writes it: title and answers. */
const Slide = ({ draft, onChange }: { draft: SlideDraft; onChange: (draft: SlideDraft) => void }) => {
  const { Slide: Answers, label } = editorOf(draft.questionType)
  const words = titleWords(draft.questionType)
  return (
    <SlideGround label={label()}>
      <SlideBox
        look="title"
        label={words.label}
        placeholder={words.placeholder}
        value={draft.questionTitle}
        maxLength={LIMITS.titleCharacters}
        onChange={(questionTitle) => onChange({ ...draft, questionTitle })}
      />
      <Answers fields={draft.fields} onChange={(fields) => onChange({ ...draft, fields })} />
    </SlideGround>
  )
}
