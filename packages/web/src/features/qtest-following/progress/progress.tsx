import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { isolated } from '../../../lib/text/translate.ts'
import { windowWords } from '../../../lib/time/window-words.ts'
import { t } from '../../../messages/studio.ts'
import { shareQTestOf } from '../../../qtest-scheduling/qtest-paths.ts'
import { QTestTag } from '../../../quiz/qtest-tag.tsx'
import { sheetsOf } from '../../../quiz/report-paths.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { BackLink } from '../../../ui/studio/controls/back-link.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import screen from '../../../ui/studio/layout/screen.module.css'
import { ScreenTitle } from '../../../ui/studio/layout/screen-title.tsx'
import type { Participant } from '../api/load-progress.ts'
import { NotShown } from '../components/not-shown.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { AnswersDialog } from './answers-dialog.tsx'
import { Figures } from './figures.tsx'
import { InviteCard } from './invite-card.tsx'
import { Participants } from './participants.tsx'
import { PlacesCard } from './places-card.tsx'
import styles from './progress.module.css'
import { RulesCard } from './rules-card.tsx'
import { useModeration } from './use-moderation.tsx'
import { useProgress } from './use-progress.ts'

const RescheduleDialog = lazy(() =>
  import('../../../qtest-scheduling/rescheduling/reschedule-dialog.tsx').then((m) => ({ default: m.RescheduleDialog })),
)

/** How far the participants of a QTest are, for its owner; with `?list` the names or codes by which they begin. */
export const ProgressScreen = ({ qtestId }: { qtestId: string }) => {
  const { search } = useLocation()
  return new URLSearchParams(search).has('list') ? <ListScreen qtestId={qtestId} /> : <Progress qtestId={qtestId} />
}

const Progress = ({ qtestId }: { qtestId: string }) => {
  const { loaded, isFresh, wanted, lookNow, list, showMore } = useProgress(qtestId)
  const [isMoving, setIsMoving] = useState(false)
  const [opened, setOpened] = useState<Participant>()
  usePageTitle(loaded.is === 'ready' ? loaded.value.progress.qtestName : '')
  const { dialog, askToRemove, restore, lock } = useModeration(qtestId, lookNow)
  if (loaded.is !== 'ready') return <NotShown loaded={loaded} onRetry={lookNow} />
  const { progress } = loaded.value
  const { qtestName, qtestStatus, startDate, endDate, totalNoOfQuestions } = progress
  return (
    <div className={screen.screen}>
      <ScreenTitle
        back={<BackLink to={paths.library} label={t('qtestFollowing:toLibrary')} />}
        title={isolated(qtestName)}
        tag={<QTestTag status={qtestStatus} isClosed={progress.closed} />}
        help={t('qtestFollowing:progress.about', {
          count: totalNoOfQuestions,
          ...windowWords(startDate, endDate),
        })}
        end={
          <div className={styles.actions}>
            <Button tone="outline" icon={CalendarBlankIcon} onPress={() => setIsMoving(true)}>
              {t('qtestFollowing:progress.reschedule')}
            </Button>
            {qtestStatus !== 'YetToStart' && (
              <ButtonLink
                tone="outline"
                to={sheetsOf({ quizVariant: 'qtest', quizId: qtestId })}
                icon={DownloadSimpleIcon}
              >
                {t('qtestFollowing:progress.download')}
              </ButtonLink>
            )}
            <ButtonLink to={shareQTestOf(qtestId)} icon={ShareNetworkIcon}>
              {t('qtestFollowing:share')}
            </ButtonLink>
          </div>
        }
      />
      {progress.closed && (
        <p role="status" className={styles.closed}>
          <Icon of={WarningIcon} size={24} />
          {t('qtestFollowing:progress.closed', { why: progress.closedWhy ?? '' })}
        </p>
      )}
      <Figures progress={progress} />
      <div className={styles.columns}>
        <Participants
          seen={loaded.value}
          isFresh={isFresh}
          wanted={wanted}
          onWant={list}
          onShowMore={showMore}
          onOpen={setOpened}
          onRemove={askToRemove}
          onRestore={restore}
        />
        <div className={styles.beside}>
          <InviteCard qtestId={qtestId} />
          <PlacesCard qtestId={qtestId} progress={progress} onLock={lock} />
          <RulesCard progress={progress} />
        </div>
      </div>
      {dialog}
      {opened && <AnswersDialog qtestId={qtestId} participant={opened} onClose={() => setOpened(undefined)} />}
      {isMoving && (
        <Suspense>
          <RescheduleDialog
            qtestId={qtestId}
            onClose={() => setIsMoving(false)}
            onRescheduled={() => {
              setIsMoving(false)
              lookNow()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
