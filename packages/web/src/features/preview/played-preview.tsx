import type { QuizRead } from '@quokka/contract/http'
import { seeded } from '@quokka/core/lib'
import { isTimed } from '@quokka/core/questions'
import { useState } from 'react'
import { paths } from '../../lib/navigation/paths.ts'
import { useLeaving } from '../../lib/navigation/use-leaving.ts'
import { useUnloadWarning } from '../../lib/navigation/use-unload-warning.ts'
import { t } from '../../messages/studio.ts'
import { quizEditorOf } from '../../quiz/quiz-paths.ts'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import { announcementOf } from './announcement-of.ts'
import { AnsweredSlide } from './components/answered-slide.tsx'
import { AskedSlide } from './components/asked-slide.tsx'
import { LeaveDialog } from './components/leave-dialog.tsx'
import { PreviewFrame } from './components/preview-frame.tsx'
import { PreviewResult } from './components/preview-result.tsx'
import { SlideCount } from './components/slide-count.tsx'
import { previewQuestion } from './preview-questions.ts'
import type { PreviewSlides } from './preview-slides.ts'
import { totalScore } from './preview-state.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { usePreview } from './use-preview.ts'

interface PlayedPreviewProps {
  quiz: QuizRead
  preview: PreviewSlides
  /** The slide that it begins with: from 0. */
  from?: number
  /** Of the shuffles and the rank. */
  seed?: number
  /** Milliseconds of a steady clock. */
  now?: () => number
}

const pageClock = () => performance.now()

/** The running preview of a quiz that has slides. */
export const PlayedPreview = ({
  quiz,
  preview: { slides, isUnsaved, unfinished },
  from = 0,
  seed = Date.now(),
  now = pageClock,
}: PlayedPreviewProps) => {
  const [{ questions, random }] = useState(() => {
    const chance = seeded(seed)
    return { random: chance, questions: slides.map((slide) => previewQuestion(slide, chance)) }
  })
  const [preview, actions] = usePreview(questions, from, random, now)
  const leaving = useLeaving(paths.previewQuiz, quizEditorOf(quiz.quizId))
  useUnloadWarning(preview.phase !== 'result' && !leaving.isLeaving, t('questions:play.dataWillBeLost'))
  useArrowKeys(actions.move)

  const total = questions.length
  const question = preview.phase === 'result' ? undefined : questions[preview.index]
  return (
    <PreviewFrame
      quizName={quiz.quizName}
      note={[isUnsaved && t('preview:unsaved'), unfinished > 0 && t('preview:unfinished', { count: unfinished })]
        .filter(Boolean)
        .join(' ')}
      onClose={leaving.leave}
      scene={preview.phase === 'result' ? 'hills' : 'question'}
      end={
        preview.phase !== 'result' &&
        question && (
          <SlideCount
            isTimed={isTimed(question)}
            number={preview.index + 1}
            total={total}
            score={totalScore(preview)}
          />
        )
      }
    >
      <LiveRegion message={announcementOf(questions, preview)} />
      {preview.phase === 'asking' && question && (
        <AskedSlide
          key={`${question.questionId} ${preview.askedAtMs}`}
          preview={preview}
          question={question}
          questions={questions}
          actions={actions}
        />
      )}
      {preview.phase === 'answered' && question && (
        <AnsweredSlide preview={preview} question={question} total={total} actions={actions} />
      )}
      {preview.phase === 'result' && (
        <PreviewResult preview={preview} questions={questions} onAgain={actions.restart} />
      )}
      <LeaveDialog open={leaving.isAsked} onStay={leaving.stay} onLeave={leaving.leave} />
    </PreviewFrame>
  )
}
