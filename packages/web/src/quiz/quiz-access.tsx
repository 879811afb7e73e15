import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { AccessedQuiz } from './accessed-quiz.ts'
import { EditAccessDialog } from './edit-access-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

interface QuizAccessProps {
  quiz: AccessedQuiz
  /** Where leaving the demo's waiting room leads. */
  backToPath: string
  onPublished: ComponentProps<typeof PublishDialog>['onPublished']
  onClose: () => void
}

/** 'Quiz Edit Access' with the two dialogs that it leads to and back from. */
export const QuizAccess = ({ quiz, backToPath, onPublished, onClose }: QuizAccessProps) => {
  const [shown, setShown] = useState<'choices' | 'share' | 'publish'>('choices')
  const goBack = () => setShown('choices')
  if (shown === 'share') return <ShareDialog quiz={quiz} onClose={onClose} onProceed={goBack} />
  if (shown === 'publish')
    return <PublishDialog quiz={quiz} onClose={onClose} onPublished={onPublished} onBack={goBack} />
  return (
    <EditAccessDialog
      quiz={quiz}
      backToPath={backToPath}
      onPublish={() => setShown('publish')}
      onManage={() => setShown('share')}
      onClose={onClose}
    />
  )
}
