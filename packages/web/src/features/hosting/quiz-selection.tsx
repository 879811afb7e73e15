import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { isYoung } from '@quokka/core/accounts'
import { useEffect, useId, useState } from 'react'
import { readSession } from '../../account/session.ts'
import type { DrawWish } from '../../entering/use-open-room.ts'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths, waitingRoomOf } from '../../lib/navigation/paths.ts'
import { categoryNameOf } from '../../quiz/catalogue-names.ts'
import { leaveRoom, updateQuiz } from '../../room-connection/room-store.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { IconButton } from '../../ui/stage/controls/icon-button.tsx'
import { SegmentedTabs, TabPanel } from '../../ui/stage/controls/segmented-tabs.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import type { CatalogueQuiz } from './api/fetch-quizzes.ts'
import type { HostableCategory } from './api/use-catalogue.ts'
import { useCatalogue } from './api/use-catalogue.ts'
import { useInterestCount } from './api/use-interest-count.ts'
import type { Choice } from './choice.ts'
import { choiceOfCategories, choiceOfQuiz } from './choice.ts'
import { ChosenQuiz } from './chosen-quiz.tsx'
import { TileSkeletons } from './components/tile-skeletons.tsx'
import { InterestPanel } from './interest-panel.tsx'
import { InterestSummary } from './interest-summary.tsx'
import { t } from './messages.ts'
import { PlayButton } from './play-button.tsx'
import styles from './quiz-selection.module.css'
import { ReadyMadePanel } from './ready-made-panel.tsx'
import { ScheduleButton } from './schedule-button.tsx'
import type { OpenDialog } from './selection-dialog.tsx'
import { SelectionDialog } from './selection-dialog.tsx'

type Panel = 'readyMade' | 'interest'

const TABS_ID = 'quiz-kind'
const NO_CATEGORIES: ReadonlySet<string> = new Set()
const CHOOSE_FIRST = { readyMade: 'chooseFirst', interest: 'chooseCategoryFirst' } as const

const interestChoice = (
  categories: readonly HostableCategory[],
  questionCount: number | undefined,
  wish: DrawWish,
): Choice | undefined => (categories.length === 0 ? undefined : choiceOfCategories(categories, questionCount, wish))

/** The young play with the young; who is grown up says for whom it is. */
const usualWish = (): DrawWish => {
  const { ageGroup } = readSession()
  return ageGroup !== undefined && isYoung(ageGroup) ? { ageGroup } : {}
}

/**
 * Choosing what to host: a new room, or, with `?room=` in the address, the next game of the room that the host is in.
 * With `?quiz=` that quiz is chosen already.
 */
export const QuizSelection = () => {
  const { catalogue, reload } = useCatalogue()
  const [panel, setPanel] = useState<Panel>('readyMade')
  const [chosen, setChosen] = useState<CatalogueQuiz>()
  const [openDialog, setOpenDialog] = useState<OpenDialog>({ is: 'nothing' })
  const reasonId = useId()
  const navigate = useNavigate()
  const toast = useToast()
  const [categoryIds, setCategoryIds] = useState(NO_CATEGORIES)
  const categories = catalogue.is === 'ready' ? catalogue.value.categories : []
  const chosenCategories = categories.filter(({ categoryId }) => categoryIds.has(categoryId))
  const [wish, setWish] = useState(usualWish)
  const questionCount = useInterestCount(chosenCategories, wish)
  const drawn = interestChoice(chosenCategories, questionCount, wish)
  const choice = panel === 'readyMade' ? chosen && choiceOfQuiz(chosen) : drawn
  const address = new URLSearchParams(useLocation().search)
  const nextGameIn = address.get('room')
  const wantedId = address.get('quiz')

  // Who comes to choose a new room has left the old one. Rule LB8.
  useEffect(() => {
    if (nextGameIn === null) leaveRoom()
  }, [nextGameIn])

  // Whoever comes to host one quiz goes on with how it is played.
  useEffect(() => {
    if (catalogue.is !== 'ready' || wantedId === null) return undefined
    let isHere = true
    const choose = (wanted: CatalogueQuiz | undefined) => {
      if (!isHere) return
      if (wanted === undefined) toast({ text: t('noSuchQuiz'), tone: 'bad' })
      else if (wanted.isLocked) setOpenDialog({ is: 'locked', name: wanted.quizName })
      else {
        setChosen(wanted)
        setOpenDialog({ is: 'modes' })
      }
    }
    const listed = catalogue.value.quizzes.find(({ quizId }) => quizId === wantedId)
    if (listed !== undefined) choose(listed)
    // Lists end somewhere.
    else void import('./api/fetch-quiz.ts').then(({ fetchQuiz }) => fetchQuiz(wantedId)).then(choose)
    return () => {
      isHere = false
    }
  }, [catalogue, wantedId, toast])

  const press = (quiz: CatalogueQuiz) => {
    if (quiz.isLocked) setOpenDialog({ is: 'locked', name: quiz.quizName })
    else setChosen(quiz.quizId === chosen?.quizId ? undefined : quiz)
  }

  const pressCategory = (category: HostableCategory) => {
    if (category.isLocked) return setOpenDialog({ is: 'locked', name: categoryNameOf(category) })
    const next = new Set(categoryIds)
    if (!next.delete(category.categoryId)) next.add(category.categoryId)
    setCategoryIds(next)
  }

  const pressPlay = () => {
    if (nextGameIn === null) setOpenDialog({ is: 'modes' })
    else if (choice) {
      updateQuiz(choice.ids, choice.qtestType === 'IB' ? 'Interest Based' : 'Ready Made', choice.wish)
      navigate(waitingRoomOf(nextGameIn), { replace: true })
    }
  }

  return (
    <StageGround>
      <SelectionHeader
        panel={panel}
        onPanel={setPanel}
        onBack={() => navigate(nextGameIn === null ? paths.home : paths.podium)}
      />
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
              onComplain={(quiz) => setOpenDialog({ is: 'complaint', quiz })}
            />
          )}
          {catalogue.is === 'ready' && panel === 'interest' && (
            <InterestPanel
              categories={categories}
              chosenIds={categoryIds}
              onPress={pressCategory}
              drawnFor={{ wish, onChange: setWish }}
            />
          )}
        </TabPanel>
      </main>
      <footer className={styles.foot}>
        {!choice && (
          <p id={reasonId} className={styles.reason}>
            {t(CHOOSE_FIRST[panel])}
          </p>
        )}
        {panel === 'readyMade' ? (
          <ChosenQuiz quiz={chosen} />
        ) : (
          <InterestSummary
            categories={chosenCategories}
            questionCount={questionCount}
            onClear={() => setCategoryIds(NO_CATEGORIES)}
          />
        )}
        <ScheduleButton tone="glass" choice={choice} />
        <span className={styles.play}>
          <PlayButton
            disabledBy={choice ? undefined : reasonId}
            opensDialog={nextGameIn === null}
            onPress={pressPlay}
          />
        </span>
      </footer>
      <SelectionDialog dialog={openDialog} choice={choice} onClose={() => setOpenDialog({ is: 'nothing' })} />
    </StageGround>
  )
}

interface SelectionHeaderProps {
  panel: Panel
  onPanel: (panel: Panel) => void
  onBack: () => void
}

const SelectionHeader = ({ panel, onPanel, onBack }: SelectionHeaderProps) => (
  <header className={styles.header}>
    <IconButton icon={ArrowLeftIcon} label={t('ui:back')} onPress={onBack} />
    <h1 className={styles.title}>{t('chooseQuiz')}</h1>
    <div className={styles.tabs}>
      <SegmentedTabs
        label={t('panels')}
        idBase={TABS_ID}
        tabs={[
          { id: 'readyMade', label: t('readyMade') },
          { id: 'interest', label: t('interestBased') },
        ]}
        value={panel}
        onChange={onPanel}
      />
    </div>
  </header>
)
