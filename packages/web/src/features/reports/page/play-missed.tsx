import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle'
import { playMissed } from '@quokka/contract/http'
import { useId } from 'react'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { t } from '../../../messages/studio.ts'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from './play-missed.module.css'

/** One press makes a draft of the questions that too few got right, and leads to it. Rule RW12. */
export const PlayMissed = ({ place, missed }: { place: ReportPlace; missed: number }) => {
  const { isAsking, ask } = useCall(playMissed)
  const navigate = useNavigate()
  const toast = useToast()
  const id = useId()
  const make = async () => {
    const answer = await ask(place)
    if (answer.ok) navigate(quizEditorOf(answer.value.quizId))
    else toast({ text: answer.sentence, tone: 'bad' })
  }
  return (
    <Card title={t('reports:page.missed.title')} className={styles.card}>
      <p id={id}>{missed === 0 ? t('reports:page.missed.none') : t('reports:page.missed.text', { count: missed })}</p>
      <div>
        <Button
          icon={SparkleIcon}
          disabled={missed === 0}
          busy={isAsking}
          aria-describedby={id}
          onPress={() => void make()}
        >
          {t('reports:page.missed.make')}
        </Button>
      </div>
    </Card>
  )
}
