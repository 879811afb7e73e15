import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import type { QuizTile } from '@quokka/contract/http'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/button.tsx'
import { Dialog } from '../../../ui/studio/dialog.tsx'
import { deleteQuiz } from '../api/set-quiz-status.ts'

interface DeleteQuizDialogProps {
  quiz: Pick<QuizTile, 'quizId' | 'quizName'>
  onDeleted: () => void
  onClose: () => void
}

export const DeleteQuizDialog = ({ quiz: { quizId, quizName }, onDeleted, onClose }: DeleteQuizDialogProps) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const toast = useToast()

  const remove = async () => {
    setIsDeleting(true)
    const answer = await deleteQuiz(quizId)
    setIsDeleting(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    toast({ text: answer.value, tone: 'good' })
    onDeleted()
  }

  return (
    <Dialog
      open
      title={t('library:deleting.title', { name: quizName })}
      help={t('library:deleting.help')}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t('studio:cancel')}
          </Button>
          <Button tone="danger" icon={TrashIcon} busy={isDeleting} onPress={remove}>
            {t('library:deleting.delete')}
          </Button>
        </>
      }
    />
  )
}
