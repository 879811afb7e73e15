import type { Question } from '@quokka/core/questions'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { AnswerPage } from '../../../questions/play/answer-page.tsx'
import { GoOnButton } from '../../../questions/play/go-on-button.tsx'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { toExplain, toShow } from '../preview-questions.ts'
import type { Answered } from '../preview-state.ts'
import { totalScore } from '../preview-state.ts'
import type { PreviewActions } from '../use-preview.ts'
import styles from './answered-slide.module.css'
import { SlideFoot } from './slide-foot.tsx'

interface AnsweredSlideProps {
  preview: Answered
  question: Question
  total: number
  actions: PreviewActions
}

/** A question's second page: how the answer fared, the right one and why. */
export const AnsweredSlide = ({ preview, question, total, actions }: AnsweredSlideProps) => (
  <>
    <HeadingFocus>
      <div className={styles.scroll}>
        <AnswerPage
          question={toShow(question)}
          answer={toExplain(question, preview.mark)}
          points={preview.mark.points}
          totalScore={totalScore(preview)}
          mediaUrl={(name) => mediaUrl('uploads', name)}
        />
      </div>
    </HeadingFocus>
    <SlideFoot index={preview.index} total={total} onMove={actions.move}>
      <GoOnButton isLast={preview.index === total - 1} onPress={actions.goOn} />
    </SlideFoot>
  </>
)
