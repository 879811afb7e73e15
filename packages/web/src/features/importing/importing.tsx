import { AGE_GROUPS } from '@quokka/core/accounts'
import type { FileReading } from '@quokka/formats'
import { useState } from 'react'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { quizEditorOf } from '../../quiz/quiz-paths.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { EmptyState } from '../../ui/studio/feedback/empty-state.tsx'
import screen from '../../ui/studio/layout/screen.module.css'
import type { Brought, MadeQuiz } from './bringing/bring.ts'
import { BringingDialog } from './bringing/bringing-dialog.tsx'
import { DoneScreen } from './bringing/done-screen.tsx'
import { useBringing } from './bringing/use-bringing.ts'
import { DropDialog } from './drop/drop-dialog.tsx'
import { KeptNotice } from './drop/kept-notice.tsx'
import { t } from './messages.ts'
import type { Report } from './report/report.ts'
import { questionsOf, stateOf } from './report/report.ts'
import { reportOf } from './report/report-of.ts'
import { ReportScreen } from './report/report-screen.tsx'
import { useReport } from './report/use-report.ts'

/** The middle one; the author says another before anything is made. */
const AGE = AGE_GROUPS[1]

/** Bringing questions in, from files to quizzes. `?quiz=` names one that they go into. */
export const ImportingScreen = () => {
  const { isLoading, report, media, isKept, begin, change, forget } = useReport()
  const { search } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const [isDropping, setIsDropping] = useState(true)
  const [made, setMade] = useState<readonly MadeQuiz[]>([])
  const wanted = new URLSearchParams(search).get('quiz')

  const end = ({ report: rest, made: brought, sentence }: Brought) => {
    const [first] = brought
    // What was mended later follows into the quiz that was made.
    const into: Report['into'] =
      brought.length === 1 && first ? { is: 'quiz', quizId: first.quizId, name: first.name } : rest.into
    const isLeft = questionsOf(rest).some((one) => stateOf(one) !== 'leftOut')
    if (isLeft) change({ ...rest, into })
    else void forget()
    if (sentence !== undefined) toast({ text: sentence, tone: 'bad' })
    else setMade(brought)
  }
  const { progress, start, stop } = useBringing({ media, onChange: change, onEnd: end })

  const look = async (readings: readonly FileReading[]) => {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const into = wanted === null ? ({ is: 'new' } as const) : ({ is: 'quiz', quizId: wanted, name: '' } as const)
    const { report: next, media: nextMedia } = reportOf(readings, { id, into, ageGroup: AGE })
    await begin(next, nextMedia)
    setIsDropping(false)
  }
  const leave = () => navigate(wanted === null ? paths.library : quizEditorOf(wanted))

  if (isLoading) return null
  if (made.length > 0)
    return (
      <div className={screen.screen}>
        <DoneScreen
          made={made}
          waiting={report ? questionsOf(report).filter((one) => stateOf(one) === 'needsYou').length : 0}
          onGoOn={() => {
            setMade([])
            setIsDropping(false)
          }}
        />
      </div>
    )
  return (
    <div className={screen.screen}>
      {report && !isDropping ? (
        <ReportScreen
          report={report}
          media={media}
          isKept={isKept}
          isBringing={progress !== undefined}
          onChange={change}
          onAdd={() => void start(report)}
          onDiscard={() => {
            setIsDropping(true)
            void forget()
          }}
          onBack={() => setIsDropping(true)}
        />
      ) : (
        <>
          <EmptyState heading="h1" title={t('title')} sentence={t('help')} />
          <DropDialog
            notice={report && <KeptNotice report={report} onGoOn={() => setIsDropping(false)} />}
            onLook={(readings) => void look(readings)}
            onClose={leave}
          />
        </>
      )}
      {progress && <BringingDialog progress={progress} onStop={stop} />}
    </div>
  )
}
