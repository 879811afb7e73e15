import { AGE_GROUPS } from '@quokka/core/accounts'
import type { FileReading, Mapping } from '@quokka/formats'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { listText } from '../../lib/text/list-text.ts'
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
import { detailWords } from './format-words.ts'
import { MapColumns } from './mapping/map-columns.tsx'
import { rememberedMapping, rememberMapping } from './mapping/remembered-mapping.ts'
import { t } from './messages.ts'
import { mappedAgain, withQuiz } from './report/read-again.ts'
import type { Report, ReportQuiz } from './report/report.ts'
import { questionsOf, stateOf } from './report/report.ts'
import { reportOf } from './report/report-of.ts'
import { ReportScreen } from './report/report-screen.tsx'
import { useReport } from './report/use-report.ts'

/** A text that was pasted into the editor. */
const Handed = z.object({ pasted: z.string() })

/** The middle one; the author says another before anything is made. */
const AGE = AGE_GROUPS[1]

/** A sheet whose columns nobody is sure about. */
const unsureSheet = ({ quizzes }: Report): string | undefined =>
  quizzes.find(({ source }) => source?.is === 'sheet' && !source.mapping.isSure)?.key

/** Sheets with names of columns that were read before are read in the same way. */
const withRemembered = (report: Report): Report => ({
  ...report,
  quizzes: report.quizzes.map((quiz) => {
    const known = quiz.source?.is === 'sheet' ? rememberedMapping(quiz.source) : undefined
    return known === undefined ? quiz : mappedAgain(quiz, known)
  }),
})

const detailsOf = ({ files }: Report, { file }: ReportQuiz): string => {
  const found = files.find(({ name }) => name === file)
  return found && 'details' in found ? listText(detailWords(found.details)) : ''
}

/** Bringing questions in, from files to quizzes. `?quiz=` names one that they go into. */
export const ImportingScreen = () => {
  const { isLoading, report, media, isKept, begin, change, forget } = useReport()
  const { search, state: handed } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const [isDropping, setIsDropping] = useState(true)
  const [made, setMade] = useState<readonly MadeQuiz[]>([])
  const [mapping, setMapping] = useState<string>()
  const wanted = new URLSearchParams(search).get('quiz')

  const end = ({ report: rest, made: brought, sentence }: Brought) => {
    const [first] = brought
    // What was mended later follows into the quiz that was made.
    const into: Report['into'] =
      sentence === undefined && brought.length === 1 && first
        ? { is: 'quiz', quizId: first.quizId, name: first.name }
        : rest.into
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
    const known = withRemembered(next)
    await begin(known, nextMedia)
    setMapping(unsureSheet(known))
    setIsDropping(false)
  }
  const mapped = report?.quizzes.find(({ key }) => key === mapping)
  // Of several sheets each was read by its own guess.
  const [sheet] = report?.quizzes.length === 1 ? report.quizzes.filter(({ source }) => source?.is === 'sheet') : []
  const takeMapping = (chosen: Mapping, isRemembered: boolean) => {
    if (report === undefined || mapped?.source?.is !== 'sheet') return
    const sure = { ...chosen, isSure: true }
    if (isRemembered) rememberMapping({ sheet: mapped.source.sheet, mapping: sure })
    const next = withQuiz(report, mappedAgain(mapped, sure))
    change(next)
    setMapping(unsureSheet(next))
  }
  const goOn = () => {
    if (report) setMapping(unsureSheet(report))
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
      {report && !isDropping && mapped?.source?.is === 'sheet' ? (
        <MapColumns
          key={mapped.key}
          quiz={mapped}
          source={mapped.source}
          details={detailsOf(report, mapped)}
          onUse={takeMapping}
          onBack={() =>
            mapped.source?.is === 'sheet' && mapped.source.mapping.isSure ? setMapping(undefined) : setIsDropping(true)
          }
        />
      ) : report && !isDropping ? (
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
          onColumns={sheet && (() => setMapping(sheet.key))}
        />
      ) : (
        <>
          <EmptyState heading="h1" title={t('title')} sentence={t('help')} />
          <DropDialog
            pasted={Handed.safeParse(handed).data?.pasted ?? ''}
            notice={report && <KeptNotice report={report} onGoOn={goOn} />}
            onLook={(readings) => void look(readings)}
            onClose={leave}
          />
        </>
      )}
      {progress && <BringingDialog progress={progress} onStop={stop} />}
    </div>
  )
}
