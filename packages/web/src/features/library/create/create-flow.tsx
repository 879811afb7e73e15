import { useState } from 'react'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { useCovers } from '../../../quiz/api/use-covers.ts'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import { makeQuiz } from '../api/make-quiz.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { OptionsDialog } from './options-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { useKeptDetails } from './use-kept-details.ts'

export type CreateStep = 'options' | 'details' | 'tags'

interface CreateFlowProps {
  from?: CreateStep
  /** What Build On A Template says; without it a press does nothing. */
  templateSays?: string
  onClose: () => void
}

const A_MINUTE_MS = 60_000

/** The three dialogs between wanting a quiz and its editor. Rules LB11, LB12, LB18, LB19. */
export const CreateFlow = ({ from = 'options', templateSays, onClose }: CreateFlowProps) => {
  const [step, setStep] = useState(from)
  const { details: kept, change, forget } = useKeptDetails()
  const { covers, best } = useCovers(kept)
  // Where none suits, not always the same drawing, and the same one for as long as the dialogs are open.
  const [draw] = useState(() => Math.floor(Date.now() / A_MINUTE_MS))
  const offered = best ?? covers[draw % covers.length]
  const details = { ...kept, quizImage: kept.quizImage ?? offered?.address ?? null }
  const navigate = useNavigate()

  const create = async (): Promise<string | undefined> => {
    const answer = await makeQuiz({
      ...details,
      quizName: details.quizName.trim(),
      quizDescription: details.quizDescription.trim(),
    })
    if (!answer.ok) return answer.sentence
    forget()
    navigate(quizEditorOf(answer.value.quizId))
    return undefined
  }

  switch (step) {
    case 'options':
      return (
        <OptionsDialog
          begun={kept.quizName.trim()}
          templateSays={templateSays}
          onStartFresh={() => setStep('details')}
          onClose={onClose}
        />
      )
    case 'details':
      return (
        <DetailsDialog
          details={details}
          covers={covers}
          onChange={(part) => change({ ...kept, ...part })}
          onProceed={() => setStep('tags')}
          onClose={onClose}
        />
      )
    case 'tags':
      return (
        <TagsDialog
          ageGroup={kept.ageGroup}
          onChange={(ageGroup) => change({ ...kept, ageGroup })}
          onBack={() => setStep('details')}
          onContinue={create}
          onClose={onClose}
        />
      )
    default:
      return step satisfies never
  }
}
