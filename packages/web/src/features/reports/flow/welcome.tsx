import { FileArrowDownIcon } from '@phosphor-icons/react/dist/ssr/FileArrowDown'
import type { ReportVariant } from '@quokka/core/report-types'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { reportOf } from '../../../quiz/report-paths.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import screen from '../../../ui/studio/layout/screen.module.css'
import { ScreenTitle } from '../../../ui/studio/layout/screen-title.tsx'
import { Shelf } from '../../../ui/studio/layout/shelf.tsx'
import type { ReportChoice } from '../api/reports-to-choose.ts'
import { reportsToChoose } from '../api/reports-to-choose.ts'
import { ChoiceWords } from './choice-words.tsx'
import styles from './choices.module.css'
import picks from './pick-card.module.css'
import { whoseTimes } from './report-facts.ts'
import { KIND_STEP, quizStepOf } from './report-step.ts'
import own from './welcome.module.css'

/** Of what was played last. */
const LATEST = 6

const useChoices = (kind: ReportVariant) => useLoaded(() => reportsToChoose(kind), kind)

/** The first page: the way to a file, and the latest games and QTests to look at at once: of QTests those that somebody has completed, the running ones first. Rules RW1, RW30. */
export const Welcome = () => {
  const games = useChoices('quiz')
  const qtests = useChoices('qtest')
  const listed = qtests.loaded.is === 'ready' ? qtests.loaded.value.filter(({ players }) => players > 0) : []
  const hasGames = games.loaded.is === 'ready' && games.loaded.value.length > 0
  return (
    <div className={screen.screen}>
      <ScreenTitle title={t('reports:title')} />
      <div className={own.banner}>
        <div className={own.words}>
          <h2 className={own.heading}>{t('reports:welcome.heading')}</h2>
          <p>{t('reports:welcome.text')}</p>
          <ButtonLink tone="wattle" icon={FileArrowDownIcon} to={KIND_STEP}>
            {t('reports:welcome.generate')}
          </ButtonLink>
        </div>
        <span className={own.mascot}>
          <Mascot mood="happy" />
        </span>
      </div>
      {games.loaded.is === 'loading' && (
        <div role="status" className={styles.grid}>
          <VisuallyHidden>{t('reports:loading')}</VisuallyHidden>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {games.loaded.is === 'failed' && (
        <LoadFailed
          title={t('reports:failedTitle')}
          sentence={games.loaded.sentence}
          retryLabel={t('ui:retry')}
          onRetry={games.reload}
        />
      )}
      {games.loaded.is === 'ready' && hasGames && (
        <Latest isFirst title={t('reports:welcome.latest')} choices={games.loaded.value} all={quizStepOf('quiz')} />
      )}
      {games.loaded.is === 'ready' && !hasGames && listed.length === 0 && (
        <EmptyState
          mood="asleep"
          sentence={t('reports:welcome.none')}
          action={
            <ButtonLink tone="soft" to={paths.quizSelection}>
              {t('reports:welcome.host')}
            </ButtonLink>
          }
        />
      )}
      {listed.length > 0 && (
        <Latest
          isFirst={!hasGames}
          title={t('reports:welcome.qtests')}
          choices={listed.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))}
          all={quizStepOf('qtest')}
        />
      )}
    </div>
  )
}

interface LatestProps {
  title: string
  /** Says by whose clock their times are: once on the page. */
  isFirst: boolean
  choices: readonly ReportChoice[]
  /** Where those are that do not fit here. */
  all: string
}

const Latest = ({ title, isFirst, choices, all }: LatestProps) => (
  <Shelf
    title={title}
    help={isFirst ? t('reports:welcome.latestZone', { zone: whoseTimes(choices) }) : t('reports:welcome.latestHelp')}
    viewAll={
      choices.length > LATEST ? { to: all, label: t('reports:welcome.all', { count: choices.length }) } : undefined
    }
  >
    <ul className={styles.grid}>
      {choices.slice(0, LATEST).map((choice) => (
        <li key={choice.key}>
          <RouteLink to={reportOf(choice.place)} className={classNames(picks.card, styles.card)}>
            <ChoiceWords choice={choice} />
          </RouteLink>
        </li>
      ))}
    </ul>
  </Shelf>
)
