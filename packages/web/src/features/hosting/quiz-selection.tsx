import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { useEffect, useState } from 'react'
import type { Modes } from '../../entering/use-open-room.ts'
import { useOpenRoom } from '../../entering/use-open-room.ts'
import { useLocation, useNavigate } from '../../lib/location.tsx'
import { paths, waitingRoomOf } from '../../lib/paths.ts'
import { t } from '../../messages/t.ts'
import { leaveRoom, updateQuiz } from '../../room-connection/room-store.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { IconButton } from '../../ui/stage/controls/icon-button.tsx'
import { SegmentedTabs, TabPanel } from '../../ui/stage/controls/segmented-tabs.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Tooltip } from '../../ui/stage/feedback/tooltip.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { Brand } from '../../ui/stage/pictures/brand.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { CatalogueQuiz } from './api/fetch-quizzes.ts'
import { useCatalogue } from './api/use-catalogue.ts'
import { TileSkeletons } from './components/tile-skeletons.tsx'
import { InterestPanel } from './interest-panel.tsx'
import { LockedDialog } from './locked-dialog.tsx'
import { t as own } from './messages.ts'
import { ModeDialog } from './mode-dialog.tsx'
import styles from './quiz-selection.module.css'
import { ReadyMadePanel } from './ready-made-panel.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { ScheduleButton } from './schedule-button.tsx'
import { scheduleChoiceOf } from './schedule-choice-of.ts'

type Panel = 'readyMade' | 'interest'
type OpenDialog =
  | { is: 'nothing' }
  | { is: 'modes' }
  | { is: 'locked'; quizName: string }
  | { is: 'report'; quiz: CatalogueQuiz }

const TABS_ID = 'quiz-kind'

/**
 * Choosing what to host: a new room, or, with `?room=` in the address, the next game of the room that the host is in.
 * With `?quiz=` that quiz is chosen already.
 */
export const QuizSelection = () => {
  const { catalogue, reload } = useCatalogue()
  const { isOpening, openRoom } = useOpenRoom()
  const [panel, setPanel] = useState<Panel>('readyMade')
  const [chosen, setChosen] = useState<CatalogueQuiz>()
  const [openDialog, setOpenDialog] = useState<OpenDialog>({ is: 'nothing' })
  const navigate = useNavigate()
  const toast = useToast()
  const choice = panel === 'readyMade' ? chosen : undefined
  const address = new URLSearchParams(useLocation().search)
  const nextGameIn = address.get('room')
  const wantedId = address.get('quiz')

  // Who comes to choose a new room has left the old one. Rule LB8.
  useEffect(() => {
    if (nextGameIn === null) leaveRoom()
  }, [nextGameIn])

  // Whoever comes to host one quiz goes on with how it is played.
  useEffect(() => {
    if (catalogue.is !== 'ready' || wantedId === null) return
    const wanted = catalogue.value.quizzes.find(({ quizId }) => quizId === wantedId)
    if (wanted === undefined) toast({ text: own('noSuchQuiz'), tone: 'bad' })
    else if (wanted.isLocked) setOpenDialog({ is: 'locked', quizName: wanted.quizName })
    else {
      setChosen(wanted)
      setOpenDialog({ is: 'modes' })
    }
  }, [catalogue, wantedId, toast])

  const press = (quiz: CatalogueQuiz) => {
    if (quiz.isLocked) setOpenDialog({ is: 'locked', quizName: quiz.quizName })
    else setChosen(quiz.quizId === chosen?.quizId ? undefined : quiz)
  }

  const play = async (modes: Modes) => {
    if (!choice) return
    const refusal = await openRoom({ quizId: choice.quizId, modes, backToPath: paths.quizSelection })
    if (refusal) toast(refusal)
  }

  const pressPlay = () => {
    if (nextGameIn === null) setOpenDialog({ is: 'modes' })
    else if (choice) {
      updateQuiz([choice.quizId], 'Ready Made')
      navigate(waitingRoomOf(nextGameIn), { replace: true })
    }
  }

  return (
    <StageGround>
      <header className={styles.header}>
        <IconButton
          icon={ArrowLeftIcon}
          label={t('ui:back')}
          onPress={() => navigate(nextGameIn === null ? paths.home : paths.podium)}
        />
        <span className={styles.brand}>
          <Brand />
        </span>
        <h1 className={styles.title}>{own('chooseQuiz')}</h1>
        <div className={styles.tabs}>
          <SegmentedTabs
            label={own('panels')}
            idBase={TABS_ID}
            tabs={[
              { id: 'readyMade', label: own('readyMade') },
              { id: 'interest', label: own('interestBased') },
            ]}
            value={panel}
            onChange={setPanel}
          />
        </div>
      </header>
      <main className={styles.main}>
        <TabPanel idBase={TABS_ID} id={panel}>
          {catalogue.is === 'loading' && <TileSkeletons />}
          {catalogue.is === 'failed' && (
            <EmptyState
              mood="oops"
              sentence={catalogue.sentence}
              action={<Button onPress={reload}>{t('ui:retry')}</Button>}
            />
          )}
          {catalogue.is === 'ready' && panel === 'readyMade' && (
            <ReadyMadePanel
              {...catalogue.value}
              chosenId={chosen?.quizId}
              onPress={press}
              onReport={(quiz) => setOpenDialog({ is: 'report', quiz })}
            />
          )}
          {catalogue.is === 'ready' && panel === 'interest' && (
            <InterestPanel categories={catalogue.value.categories} />
          )}
        </TabPanel>
      </main>
      <footer className={styles.foot}>
        <p className={styles.chosen} aria-live="polite">
          {choice && (
            <>
              <Icon of={CheckCircleIcon} size={24} weight="fill" />
              {choice.quizName}
            </>
          )}
        </p>
        <ScheduleButton tone="glass" choice={choice && scheduleChoiceOf(choice)} />
        <span className={styles.play}>
          <Tooltip text={choice ? undefined : own('chooseFirst')} wide align="end">
            {(describedBy) => (
              <Button
                wide
                icon={PlayIcon}
                iconWeight="fill"
                disabled={!choice}
                aria-describedby={describedBy}
                {...(nextGameIn === null && { 'aria-haspopup': 'dialog' as const })}
                onPress={pressPlay}
              >
                {own('playQuiz')}
              </Button>
            )}
          </Tooltip>
        </span>
      </footer>
      {openDialog.is === 'modes' && choice && (
        <ModeDialog
          quiz={choice}
          isOpening={isOpening}
          onPlay={play}
          onClose={() => setOpenDialog({ is: 'nothing' })}
        />
      )}
      {openDialog.is === 'locked' && (
        <LockedDialog quizName={openDialog.quizName} onClose={() => setOpenDialog({ is: 'nothing' })} />
      )}
      {openDialog.is === 'report' && (
        <ReportDialog quiz={openDialog.quiz} onClose={() => setOpenDialog({ is: 'nothing' })} />
      )}
    </StageGround>
  )
}
