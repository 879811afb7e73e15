import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS } from '@quokka/core/accounts'
import { useState } from 'react'
import { useNavigate } from '../../../lib/location.tsx'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import { makeQuiz } from '../api/make-quiz.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { OptionsDialog } from './options-dialog.tsx'
import type { QuizDetails } from './quiz-details.ts'
import { NO_DETAILS } from './quiz-details.ts'
import { TagsDialog } from './tags-dialog.tsx'

export type CreateStep = 'options' | 'details' | 'tags'

interface CreateFlowProps {
  from?: CreateStep
  /** What Build On A Template says; without it a press does nothing. */
  templateSays?: string
  onClose: () => void
}

/** The three dialogs between wanting a quiz and its editor. Rules LB11, LB12. */
export const CreateFlow = ({ from = 'options', templateSays, onClose }: CreateFlowProps) => {
  const [step, setStep] = useState(from)
  const [details, setDetails] = useState<QuizDetails>(NO_DETAILS)
  const [ageGroup, setAgeGroup] = useState<AgeGroup>(AGE_GROUPS[0])
  const navigate = useNavigate()

  const create = async (): Promise<string | undefined> => {
    const answer = await makeQuiz({
      quizName: details.quizName.trim(),
      quizDescription: details.quizDescription.trim(),
      quizImage: details.quizImage,
      ageGroup,
    })
    if (!answer.ok) return answer.sentence
    navigate(quizEditorOf(answer.value.quizId))
    return undefined
  }

  switch (step) {
    case 'options':
      return <OptionsDialog templateSays={templateSays} onStartFresh={() => setStep('details')} onClose={onClose} />
    case 'details':
      return (
        <DetailsDialog details={details} onChange={setDetails} onProceed={() => setStep('tags')} onClose={onClose} />
      )
    case 'tags':
      return (
        <TagsDialog
          ageGroup={ageGroup}
          onChange={setAgeGroup}
          onBack={() => setStep('details')}
          onContinue={create}
          onClose={onClose}
        />
      )
    default:
      return step satisfies never
  }
}
