import type { ReportVariant } from '@quokka/core/report-types'
import { useState } from 'react'
import { useLoaded } from '../../lib/calls/use-loaded.ts'
import { useLocation } from '../../lib/navigation/location.tsx'
import { t } from '../../messages/studio.ts'
import type { ReportPlace } from '../../quiz/report-paths.ts'
import { ButtonLink } from '../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import type { ReportChoice } from './api/reports-to-choose.ts'
import { choiceOf, reportsToChoose } from './api/reports-to-choose.ts'
import { ContentsStep } from './flow/contents-step.tsx'
import { DownloadStep } from './flow/download-step.tsx'
import { KindStep } from './flow/kind-step.tsx'
import { QuizStep } from './flow/quiz-step.tsx'
import { NO_CONTENTS } from './flow/report-contents.ts'
import { quizStepOf, reportStep } from './flow/report-step.ts'
import { Welcome } from './flow/welcome.tsx'
import { ReportsLoading } from './reports-loading.tsx'

/** The way to a report's file: a kind, a game, what goes into it, the download. */
export const ReportsScreen = () => {
  const step = reportStep(useLocation().search)
  if (step.is === 'welcome') return <Welcome />
  if (step.is === 'kind') return <KindStep />
  return <OfKind key={step.kind} kind={step.kind} place={step.is === 'contents' ? step.place : undefined} />
}

interface OfKindProps {
  kind: ReportVariant
  /** Missing until it is chosen. */
  place: ReportPlace | undefined
}

/** The steps that need to know what can be reported. */
const OfKind = ({ kind, place }: OfKindProps) => {
  const { loaded, reload } = useLoaded(() => reportsToChoose(kind), kind)
  if (loaded.is === 'loading') return <ReportsLoading />
  if (loaded.is === 'failed')
    return (
      <LoadFailed
        heading="h1"
        title={t('reports:failedTitle')}
        sentence={loaded.sentence}
        retryLabel={t('ui:retry')}
        onRetry={reload}
      />
    )
  if (!place) return <QuizStep kind={kind} choices={loaded.value} />
  const choice = choiceOf(loaded.value, place)
  if (!choice)
    return (
      <EmptyState
        heading="h1"
        mood="oops"
        title={t('reports:quiz.gone')}
        sentence={t('reports:quiz.nothing')}
        action={<ButtonLink to={quizStepOf(kind)}>{t('reports:quiz.heading')}</ButtonLink>}
      />
    )
  return <FileOf key={choice.key} choice={choice} />
}

/** What goes into the file, and its download; the first outlives the second. */
const FileOf = ({ choice }: { choice: ReportChoice }) => {
  const [contents, setContents] = useState(NO_CONTENTS)
  const [isDownloading, setIsDownloading] = useState(false)
  return isDownloading ? (
    <DownloadStep place={choice.place} contents={contents} onBack={() => setIsDownloading(false)} />
  ) : (
    <ContentsStep choice={choice} contents={contents} onChange={setContents} onProceed={() => setIsDownloading(true)} />
  )
}
