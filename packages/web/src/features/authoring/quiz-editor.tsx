import type { QuizRead } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { t } from '../../messages/studio.ts'
import { draftOf, SlideEditor } from '../../questions/editing/slide-editor.tsx'
import { bringInto, previewOf } from '../../quiz/quiz-paths.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { EditorHeader } from './components/editor-header.tsx'
import { EditorPrompts } from './components/editor-prompts.tsx'
import { Interruptions } from './components/interruptions.tsx'
import { SlideDrawer } from './components/slide-drawer.tsx'
import { SlidePicker } from './components/slide-picker.tsx'
import { SlideStrip } from './components/slide-strip.tsx'
import { TakenDownNote } from './components/taken-down-note.tsx'
import styles from './editor.module.css'
import { isPublished, isUntouched, questionOf, savedOrder, wouldLose } from './editor-state.ts'
import { isSameOrder } from './slide-order.ts'
import { useEditor } from './use-editor.ts'
import { useHistoryKeys } from './use-history-keys.ts'
import { usePastedLines } from './use-pasted-lines.ts'

/** The slides at the side, the one in hand in the middle. */
export const QuizEditor = ({ loaded }: { loaded: QuizRead }) => {
  const { editor, state } = useEditor(loaded)
  const navigate = useNavigate()
  const toast = useToast()
  const { current, order, work, quiz, round } = state
  usePageTitle(quiz.quizName)
  useHistoryKeys(editor)
  usePastedLines(current === undefined && order.length < LIMITS.slidesPerQuiz, (pasted) =>
    editor.ask({ is: 'paste', pasted }),
  )

  /** `handed` is what the next page gets with its address. */
  const leave = (to: string, handed?: unknown) => {
    if (wouldLose(state)) editor.ask({ is: 'leave', to, handed })
    else navigate(to, { state: handed })
  }

  const publish = () => {
    const isUnsaved = Object.keys(work).some((key) => !isUntouched(state, key))
    const isMoved = !isSameOrder(order, savedOrder(state))
    if (!isPublished(quiz) && (isUnsaved || isMoved)) toast({ text: t('authoring:notPublished') })
    editor.ask({ is: 'publish' })
  }

  const question = current === undefined ? undefined : questionOf(state, current)
  const draft = current === undefined ? undefined : (work[current]?.draft ?? (question && draftOf(question)))
  const place = question
    ? t('authoring:place', { number: order.indexOf(question.questionId) + 1, of: order.length })
    : t('authoring:newSlide')

  return (
    <div className={styles.editor}>
      <a className={styles.skip} href="#slide">
        {t('authoring:skip')}
      </a>
      <EditorHeader
        state={state}
        editor={editor}
        onBack={() => leave(paths.dashboard)}
        onPreview={() => leave(previewOf(quiz.quizId))}
        onPublish={publish}
      />
      <SlideStrip editor={editor} state={state} />
      <aside className={styles.drawer} aria-label={t('authoring:slides')}>
        <SlideDrawer editor={editor} state={state} />
      </aside>
      <main id="slide" tabIndex={-1} className={styles.main}>
        {quiz.takenDownReason !== undefined && <TakenDownNote reason={quiz.takenDownReason} />}
        {current !== undefined && draft ? (
          <SlideEditor
            key={`${current}:${round}`}
            draft={draft}
            onChange={editor.slides.change}
            isNew={question === undefined}
            place={place}
            onSave={editor.slides.save}
            {...(order.length > 1 && { onSetAll: (timing) => editor.slides.setTimingOf(order, timing) })}
            onDiscard={() => editor.slides.askDiscard(current)}
            {...(question && { onDelete: () => editor.ask({ is: 'delete', slides: [current] }) })}
          />
        ) : (
          <SlidePicker
            isFirst={order.length === 0}
            isFull={order.length >= LIMITS.slidesPerQuiz}
            last={state.lastAdded}
            onPick={editor.slides.begin}
            onBank={() => editor.ask({ is: 'bank' })}
            onBring={() => leave(bringInto(quiz.quizId))}
          />
        )}
      </main>
      <EditorPrompts
        editor={editor}
        state={state}
        onRead={(pasted) => leave(bringInto(quiz.quizId), { pasted })}
        onLeave={(to, handed) => navigate(to, { state: handed })}
      />
      <Interruptions editor={editor} state={state} />
    </div>
  )
}
