import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { PublishDialog } from '../../../quiz/publish-dialog.tsx'
import { QuizAccess } from '../../../quiz/quiz-access.tsx'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { cutQuizName } from '../cut-text.ts'
import type { EditorState } from '../editor-state.ts'
import { questionCount, questionOf } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { SlideDrawer } from './slide-drawer.tsx'

interface EditorPromptsProps {
  editor: Editor
  state: EditorState
  onLeave: (to: string) => void
}

/** The dialog that is asked for, if any. */
export const EditorPrompts = ({ editor, state, onLeave }: EditorPromptsProps) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const { prompt, quiz } = state
  const close = () => editor.ask(undefined)
  const access = {
    quizId: quiz.quizId,
    quizName: quiz.quizName,
    questionCount: questionCount(quiz),
    isOwner: quiz.isOwner,
  }

  const remove = async (slide: string) => {
    setIsDeleting(true)
    await editor.slides.remove(slide)
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
    case 'slides':
      return (
        <Dialog open title={t('authoring:slides')} closeLabel={t('studio:close')} onClose={close}>
          <SlideDrawer editor={editor} state={state} isSheet onDone={close} />
        </Dialog>
      )
    case 'leave':
      return (
        <ConfirmDialog
          title={t('authoring:leaving.title')}
          help={t('authoring:leaving.help')}
          closeLabel={t('studio:close')}
          no={t('authoring:leaving.stay')}
          yes={t('authoring:leaving.leave')}
          onNo={close}
          onYes={() => onLeave(prompt.to)}
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
    case 'delete':
      return (
        <ConfirmDialog
          title={t('authoring:deleting.title')}
          help={t('authoring:deleting.help', {
            title: cutQuizName(questionOf(state, prompt.slide)?.questionTitle ?? ''),
          })}
          closeLabel={t('studio:close')}
          no={t('authoring:deleting.keep')}
          yes={t('authoring:deleting.delete')}
          isBusy={isDeleting}
          onNo={close}
          onYes={() => void remove(prompt.slide)}
        />
      )
  }
}
