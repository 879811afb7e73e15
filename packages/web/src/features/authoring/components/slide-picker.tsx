import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { FileXlsIcon } from '@phosphor-icons/react/dist/ssr/FileXls'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { QuestionIcon } from '@phosphor-icons/react/dist/ssr/Question'
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour'
import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack'
import { LIMITS } from '@quokka/core/limits'
import type { QuestionType } from '@quokka/core/questions'
import { QUESTION_TYPES } from '@quokka/core/questions'
import type { Ref } from 'react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { editorOf } from '../../../questions/editing/editors.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import styles from './slide-picker.module.css'

const QUESTIONS = QUESTION_TYPES.filter((type) => editorOf(type).timing.isAsked)
const OTHERS = QUESTION_TYPES.filter((type) => !editorOf(type).timing.isAsked)

interface SlidePickerProps {
  /** The quiz has no slide yet. */
  isFirst: boolean
  /** It has as many as a quiz may have. */
  isFull: boolean
  /** The kind that was added last. */
  last: QuestionType | undefined
  onPick: (type: QuestionType) => void
  /** Asks for the questions of other quizzes. */
  onBank: () => void
  /** Questions come from a file instead. */
  onBring: () => void
}

/** What the next slide is to be. */
export const SlidePicker = ({ isFirst, isFull, last, onPick, onBank, onBring }: SlidePickerProps) => {
  const [isQuestion, setIsQuestion] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const another = useRef<HTMLButtonElement>(null)

  // What was pressed to come here is gone with its screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the choice begins at its heading.
  useEffect(() => {
    if (document.activeElement === document.body) (another.current ?? heading.current)?.focus()
  }, [isQuestion])

  if (isFull)
    return (
      <div className={styles.picker}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('authoring:picker.full')}
        </h2>
        <p className={styles.help}>{t('authoring:picker.fullHelp', { most: LIMITS.slidesPerQuiz })}</p>
      </div>
    )
  return (
    <div className={styles.picker}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {isFirst ? t('authoring:picker.titleFirst') : t('authoring:picker.title')}
      </h2>
      {isQuestion ? (
        <QuestionKinds onPick={onPick} onBank={onBank} onBring={onBring} onBack={() => setIsQuestion(false)} />
      ) : (
        <>
          <p className={styles.help}>{t('authoring:picker.help')}</p>
          {last && (
            <div className={styles.another}>
              <Button ref={another} icon={PlusIcon} onPress={() => onPick(last)}>
                {t('authoring:picker.another', { kind: editorOf(last).label() })}
              </Button>
            </div>
          )}
          <div className={styles.kinds}>
            <button type="button" className={styles.kind} onClick={() => setIsQuestion(true)}>
              <span className={styles.fan} aria-hidden="true">
                {QUESTIONS.slice(0, 3).map((type) => {
                  const { Miniature } = editorOf(type)
                  return (
                    <span key={type} className={styles.miniature}>
                      <Miniature />
                    </span>
                  )
                })}
              </span>
              <span className={styles.name}>
                <Icon of={QuestionIcon} size={22} />
                {t('authoring:picker.question')}
              </span>
              <span className={styles.note}>{t('authoring:picker.questionHelp')}</span>
            </button>
            {OTHERS.map((type) => {
              const { Miniature } = editorOf(type)
              return (
                <button key={type} type="button" className={styles.kind} onClick={() => onPick(type)}>
                  <span className={styles.fan} aria-hidden="true">
                    <span className={styles.miniature}>
                      <Miniature />
                    </span>
                  </span>
                  <span className={styles.name}>
                    <Icon of={InfoIcon} size={22} />
                    {t('authoring:picker.nonQuestion')}
                  </span>
                  <span className={styles.note}>{t('authoring:picker.nonQuestionHelp')}</span>
                </button>
              )
            })}
          </div>
          <h3 className={styles.atOnce}>{t('authoring:picker.atOnce')}</h3>
          <Kinds onPick={onPick} />
          <div className={styles.another}>
            <Button tone="outline" icon={StackIcon} aria-haspopup="dialog" onPress={onBank}>
              {t('authoring:bank.title')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

interface KindsProps {
  onPick: (type: QuestionType) => void
  ref?: Ref<HTMLUListElement>
}

const Kinds = ({ onPick, ref }: KindsProps) => (
  <ul ref={ref} className={styles.types} aria-label={t('authoring:picker.kinds')}>
    {QUESTIONS.map((type) => {
      const { label, help, Miniature } = editorOf(type)
      return (
        <li key={type}>
          <button type="button" className={styles.type} onClick={() => onPick(type)}>
            <span className={styles.miniature} aria-hidden="true">
              <Miniature />
            </span>
            <span className={styles.words}>
              <span className={styles.label}>{label()}</span>
              <span className={styles.note}>{help()}</span>
            </span>
          </button>
        </li>
      )
    })}
  </ul>
)

interface QuestionKindsProps {
  onPick: (type: QuestionType) => void
  onBank: () => void
  onBring: () => void
  onBack: () => void
}

const QuestionKinds = ({ onPick, onBank, onBring, onBack }: QuestionKindsProps) => {
  const kinds = useRef<HTMLUListElement>(null)
  const source = useRef<HTMLButtonElement>(null)
  useEffect(() => source.current?.focus(), [])
  return (
    <>
      <div className={styles.back}>
        <Button tone="outline" size="small" icon={ArrowLeftIcon} onPress={onBack}>
          {t('authoring:picker.back')}
        </Button>
      </div>
      <ul className={styles.sources} aria-label={t('authoring:picker.sources')}>
        <li>
          <button
            ref={source}
            type="button"
            className={styles.source}
            aria-current="true"
            onClick={() => kinds.current?.querySelector('button')?.focus()}
          >
            <Icon of={SquaresFourIcon} size={22} />
            <span>
              {t('authoring:picker.template')}
              <small>{t('authoring:picker.templateHelp')}</small>
            </span>
          </button>
        </li>
        <li>
          <button type="button" className={styles.source} aria-haspopup="dialog" onClick={onBank}>
            <Icon of={StackIcon} size={22} />
            <span>
              {t('authoring:picker.bank')}
              <small>{t('authoring:picker.bankHelp')}</small>
            </span>
          </button>
        </li>
        <li>
          <button type="button" className={styles.source} onClick={onBring}>
            <Icon of={FileXlsIcon} size={22} />
            <span>
              {t('authoring:picker.spreadsheet')}
              <small>{t('authoring:picker.spreadsheetHelp')}</small>
            </span>
          </button>
        </li>
      </ul>
      <Kinds ref={kinds} onPick={onPick} />
    </>
  )
}
