import { lazy, Suspense, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { PublishDialog } from '../../../quiz/publish-dialog.tsx'
import { QuizAccess } from '../../../quiz/quiz-access.tsx'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { cutQuizName } from '../cut-text.ts'
import type { EditorState, Prompt } from '../editor-state.ts'
import { isPublished, questionCount, questionOf, questionsOf } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import { BankDrawer } from './bank/bank-drawer.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { SlideDrawer } from './slide-drawer.tsx'
import { TimingDialog } from './timing-dialog.tsx'

const ExportDialog = lazy(() =>
  import('../../../exporting/export-dialog.tsx').then((m) => ({ default: m.ExportDialog })),
)

interface EditorPromptsProps {
  editor: Editor
  state: EditorState
  /** Pasted lines are to be read as questions with their answers. */
  onRead: (pasted: string) => void
  onLeave: (to: string, handed: unknown) => void
}

/** What shows after a prompt that the sheet of slides asked for. */
const afterwards = ({ isSheet }: { isSheet?: boolean }): Prompt | undefined => (isSheet ? { is: 'slides' } : undefined)

/** The dialog that is asked for, if any. */
export const EditorPrompts = ({ editor, state, onRead, onLeave }: EditorPromptsProps) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const { prompt, quiz } = state
  const close = () => editor.ask(undefined)
  const access = {
    quizId: quiz.quizId,
    quizName: quiz.quizName,
    questionCount: questionCount(quiz),
    isOwner: quiz.isOwner,
    isPublished: isPublished(quiz),
  }

  const remove = async (slides: readonly string[], next: Prompt | undefined) => {
    setIsDeleting(true)
    await editor.slides.remove(slides, next)
    setIsDeleting(false)
  }

  if (prompt === undefined) return null
  switch (prompt.is) {
    case 'settings':
      return <SettingsDialog editor={editor} state={state} />
    case 'publish':
      return <PublishDialog quiz={access} onClose={close} onPublished={editor.published} />
    case 'access':
      return (
        <QuizAccess
          quiz={access}
          backToPath={quizEditorOf(quiz.quizId)}
          onPublished={editor.published}
          onClose={close}
        />
      )
    case 'export':
      return (
        <Suspense>
          <ExportDialog quizIds={[quiz.quizId]} onClose={close} />
        </Suspense>
      )
    case 'slides':
      return (
        <Dialog open title={t('authoring:slides')} closeLabel={t('studio:close')} onClose={close}>
          <SlideDrawer editor={editor} state={state} isSheet onDone={close} />
        </Dialog>
      )
    case 'replace':
      return <ReplaceDialog editor={editor} state={state} onClose={close} />
    case 'bank':
      return <BankDrawer editor={editor} state={state} onClose={close} />
    case 'paste':
      return <PasteDialog editor={editor} state={state} pasted={prompt.pasted} onRead={onRead} onClose={close} />
    case 'leave':
      return (
        <ConfirmDialog
          title={t('authoring:leaving.title')}
          help={t('authoring:leaving.help')}
          closeLabel={t('studio:close')}
          no={t('authoring:leaving.stay')}
          yes={t('authoring:leaving.leave')}
          onNo={close}
          onYes={() => onLeave(prompt.to, prompt.handed)}
        />
      )
    case 'discard':
      return (
        <ConfirmDialog
          title={t('authoring:discarding.title')}
          help={t('authoring:discarding.help')}
          closeLabel={t('studio:close')}
          no={t('authoring:discarding.keep')}
          yes={t('authoring:discarding.discard')}
          onNo={close}
          onYes={() => editor.slides.discard(prompt.slide)}
        />
      )
    case 'delete': {
      const { slides } = prompt
      const [first = ''] = slides
      const isOne = slides.length === 1
      const title = cutQuizName(questionOf(state, first)?.questionTitle ?? '')
      const next = afterwards(prompt)
      return (
        <ConfirmDialog
          title={isOne ? t('authoring:deleting.title') : t('authoring:deleting.titleOfSeveral')}
          help={
            isOne
              ? t('authoring:deleting.help', { title })
              : t('authoring:deleting.helpOfSeveral', { count: slides.length })
          }
          closeLabel={t('studio:close')}
          no={t('authoring:deleting.keep')}
          yes={t('authoring:deleting.delete')}
          isBusy={isDeleting}
          onNo={() => editor.ask(next)}
          onYes={() => void remove(slides, next)}
        />
      )
    }
    case 'timing':
      return (
        <TimingDialog
          what={prompt.what}
          questions={questionsOf(state, prompt.slides)}
          onSave={(timing) => editor.slides.setTimingOf(prompt.slides, timing)}
          onClose={() => editor.ask(afterwards(prompt))}
        />
      )
  }
}
