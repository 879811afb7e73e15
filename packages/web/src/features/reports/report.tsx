import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf'
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer'
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning'
import type { ReportFigures as Figures, ReportedPlayer } from '@quokka/contract/http'
import { getReport } from '@quokka/contract/http'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../lib/calls/call.ts'
import { useLoaded } from '../../lib/calls/use-loaded.ts'
import { useLocation } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { classNames } from '../../lib/page/class-names.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { isolated } from '../../lib/text/translate.ts'
import { readerDate, readerDateTime } from '../../lib/time/reader-date.ts'
import { t } from '../../messages/studio.ts'
import { hostedName } from '../../quiz/catalogue-names.ts'
import type { ReportPlace } from '../../quiz/report-paths.ts'
import { isReportVariant, roomIn, sheetsOf } from '../../quiz/report-paths.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { BackLink } from '../../ui/studio/controls/back-link.tsx'
import { Button, ButtonLink } from '../../ui/studio/controls/button.tsx'
import { Tag } from '../../ui/studio/display/tag.tsx'
import { EmptyState } from '../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import { ScreenTitle } from '../../ui/studio/layout/screen-title.tsx'
import { HardestQuestions } from './page/hardest-questions.tsx'
import { zoneInWords } from './page/in-words.ts'
import { PlayMissed } from './page/play-missed.tsx'
import { PlayerSheet } from './page/player-sheet.tsx'
import { BestPlayers, PlayersSection } from './page/players.tsx'
import { QuestionBars } from './page/question-bars.tsx'
import { ReportCertificates } from './page/report-certificates.tsx'
import { ScoresChart, TimesChart, TrendCharts } from './page/report-charts.tsx'
import { ReportFigures } from './page/report-figures.tsx'
import { usePlayers } from './page/use-players.ts'
import { Visits } from './page/visits.tsx'
import styles from './report.module.css'
import { ReportsLoading } from './reports-loading.tsx'

interface ReportScreenProps {
  kind: string
  quizId: string
}

/** One report to look at: of a room's game, of all games of a quiz, or of a QTest. */
export const ReportScreen = ({ kind, quizId }: ReportScreenProps) => {
  const { search } = useLocation()
  if (!isReportVariant(kind) || quizId === '') return <Gone sentence={t('reports:quiz.gone')} />
  const place = { quizVariant: kind, quizId, ...roomIn(new URLSearchParams(search)) }
  return <ReportOf key={JSON.stringify(place)} place={place} />
}

const Gone = ({ sentence }: { sentence: string }) => (
  <EmptyState
    heading="h1"
    mood="oops"
    title={t('reports:page.goneTitle')}
    sentence={sentence}
    action={
      <ButtonLink tone="outline" to={paths.reports}>
        {t('reports:page.back')}
      </ButtonLink>
    }
  />
)

const ReportOf = ({ place }: { place: ReportPlace }) => {
  const { loaded, reload } = useLoaded((id) => call(getReport, JSON.parse(id)), JSON.stringify(place))
  const [changes, setChanges] = useState(0)
  const onForgotten = () => {
    setChanges(changes + 1)
    reload()
  }
  // Whoever is forgotten stands in each of its lists.
  if (loaded.is === 'ready')
    return <Report key={changes} place={place} figures={loaded.value} onForgotten={onForgotten} />
  if (loaded.is === 'loading') return <ReportsLoading />
  const { sentence, status } = loaded
  if (status === 403 || status === 404) return <Gone sentence={sentence} />
  return (
    <LoadFailed
      heading="h1"
      title={t('reports:page.failedTitle')}
      sentence={sentence}
      retryLabel={t('ui:retry')}
      onRetry={reload}
    />
  )
}

const MINUTE_MS = 60_000

/** Where and when it was, by whose clock, and how long. */
const aboutOf = ({ quizVariant, games, window }: Figures): string => {
  const [first] = games
  const last = games.at(-1)
  if (window) {
    const [start, end] = [readerDateTime(window.startDate), readerDateTime(window.endDate)]
    return [t('reports:page.between', { start, end }), zoneInWords(window.endDate)].join(' · ')
  }
  if (!first || !last) return ''
  const [start, end] = [readerDate(first.startedAt), readerDate(last.startedAt)]
  if (quizVariant === 'course')
    return [
      t('reports:games', { count: games.length }),
      start === end ? start : t('reports:page.between', { start, end }),
      zoneInWords(last.startedAt),
    ].join(' · ')
  const minutes = Math.max(1, Math.round((Date.parse(first.endedAt) - Date.parse(first.startedAt)) / MINUTE_MS))
  return [
    t('reports:page.room', { code: first.roomId.toUpperCase() }),
    first.game > 1 && t('reports:page.game', { number: first.game }),
    readerDateTime(first.startedAt),
    t('reports:page.minutes', { count: minutes }),
    zoneInWords(first.startedAt),
  ]
    .filter(Boolean)
    .join(' · ')
}

interface ReportProps {
  place: ReportPlace
  figures: Figures
  onForgotten: () => void
}

const Report = ({ place, figures, onForgotten }: ReportProps) => {
  const quizName = hostedName(figures)
  usePageTitle(quizName)
  const list = usePlayers(place)
  const toast = useToast()
  const [isPrinting, setIsPrinting] = useState(false)
  const [printed, setPrinted] = useState<ReportedPlayer>()
  const { quizVariant, games, questions, missed, visits, players } = figures
  // Who is looked for below changes nothing up here.
  const [best, setBest] = useState<Parameters<typeof BestPlayers>[0]['shown']>()
  if (!best && list.loaded.is === 'ready') setBest(list.loaded.value.players)

  const print = async () => {
    setIsPrinting(true)
    const failure = await list.showAll()
    flushSync(() => setIsPrinting(false))
    if (failure) toast({ text: failure, tone: 'bad' })
    else window.print()
  }

  const printPlayer = (player: ReportedPlayer) => {
    flushSync(() => setPrinted(player))
    window.addEventListener('afterprint', () => setPrinted(undefined), { once: true })
    window.print()
  }

  return (
    <div className={classNames(styles.screen, printed && styles.ofOne)}>
      <ScreenTitle
        back={<BackLink to={paths.reports} label={t('reports:page.back')} />}
        title={isolated(quizName)}
        tag={
          quizVariant === 'quiz' && (
            <>
              {games.some(({ isFinished }) => !isFinished) && (
                <Tag icon={WarningIcon}>{t('reports:page.unfinished')}</Tag>
              )}
              {games.some(({ isCalm }) => isCalm) && <Tag icon={LeafIcon}>{t('reports:page.calm')}</Tag>}
            </>
          )
        }
        help={aboutOf(figures)}
        end={
          <div className={styles.actions}>
            <Button tone="outline" icon={PrinterIcon} busy={isPrinting} onPress={() => void print()}>
              {t('reports:page.print')}
            </Button>
            {quizVariant !== 'course' && <ReportCertificates place={place} figures={figures} />}
            <ButtonLink icon={DownloadSimpleIcon} to={sheetsOf(place)}>
              {t('reports:page.download')}
            </ButtonLink>
          </div>
        }
      />
      <ReportFigures figures={figures} />
      <div className={styles.columns}>
        <div className={styles.beside}>
          <QuestionBars questions={questions} />
          <HardestQuestions questions={questions} />
        </div>
        <div className={styles.beside}>
          <ScoresChart figures={figures} />
          {best && best.length > 0 && <BestPlayers shown={best} found={players} isOfSeveralGames={games.length > 1} />}
        </div>
      </div>
      <div className={styles.cards}>
        <TimesChart figures={figures} />
        {quizVariant === 'course' && <TrendCharts figures={figures} />}
        <PlayMissed place={place} missed={missed} />
        <Visits visits={visits} />
      </div>
      <PlayersSection
        list={list}
        questions={questions}
        isOfSeveralGames={games.length > 1}
        place={place}
        onPrint={printPlayer}
        onForgotten={onForgotten}
      />
      {printed && <PlayerSheet player={printed} questions={questions} />}
    </div>
  )
}
