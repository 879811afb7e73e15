import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { UserMinusIcon } from '@phosphor-icons/react/dist/ssr/UserMinus'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { SegmentedTabs, TabPanel } from '../../../ui/stage/controls/segmented-tabs.tsx'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/studio/fields/search-field.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { Filter, Participant, QTestProgress, WantedRows } from '../api/load-progress.ts'
import { FILTERS } from '../api/load-progress.ts'
import { ParticipantRow } from './participant-row.tsx'
import { stateOf } from './participant-state.ts'
import styles from './participants.module.css'
import type { Seen } from './use-progress.ts'

interface ParticipantsProps {
  seen: Seen
  isFresh: boolean
  /** Which are to be listed; until they have come, others are in `seen`. */
  wanted: WantedRows
  onWant: (change: Partial<WantedRows>) => void
  onShowMore: () => void
  onOpen: (participant: Participant) => void
  onRemove: (participant: Participant) => void
  onRestore: (participant: Participant) => void
}

const COLUMNS = ['name', 'progress', 'right', 'score', 'state'] as const

const countOf = ({ started, finished, removed }: QTestProgress, filter: Filter): number =>
  ({ all: started, IP: started - finished, CP: finished, removed })[filter]

/** Those who were removed have a tab when there are any, and while it is shown. */
const tabsFor = ({ removed }: QTestProgress, shown: Filter): Filter[] =>
  FILTERS.filter((filter) => filter !== 'removed' || removed > 0 || shown === 'removed')

/** Whether the figures move, and how many people move them as far as the list tells. */
const liveWords = ({ progress, filter }: Seen): string => {
  const { participants, totalNoOfQuestions, serverTime } = progress
  const count = participants.filter(
    (row) => stateOf(row, totalNoOfQuestions, Date.parse(serverTime)).is === 'now',
  ).length
  return filter === 'CP' || filter === 'removed' || count === 0
    ? t('qtestFollowing:progress.live')
    : t('qtestFollowing:progress.liveWith', { count })
}

/** Who takes part, the latest activity first or by name. Rule QE14. */
export const Participants = ({ seen, isFresh, wanted, onWant, onShowMore, ...acts }: ParticipantsProps) => {
  const idBase = useId()
  const { progress } = seen
  const { participants, next, qtestStatus, matching } = progress
  const { filter, search, isByName } = wanted
  const more = next === null ? 0 : Math.max(1, matching - participants.length)
  return (
    <Card
      title={t('qtestFollowing:progress.participants')}
      className={styles.card}
      end={
        <>
          {!isFresh && <p className={styles.stale}>{t('qtestFollowing:progress.notUpToDate')}</p>}
          {isFresh && qtestStatus === 'Active' && <p className={styles.live}>{liveWords(seen)}</p>}
          <div className={styles.tabs}>
            <SegmentedTabs
              compact
              label={t('qtestFollowing:progress.tabs.label')}
              idBase={idBase}
              tabs={tabsFor(progress, filter).map((id) => ({
                id,
                label: t(`qtestFollowing:progress.tabs.${id}`, { count: countOf(progress, id) }),
              }))}
              value={filter}
              onChange={(chosen) => onWant({ filter: chosen })}
            />
          </div>
        </>
      }
    >
      <div className={styles.finding}>
        <Search search={search} onSearch={(text) => onWant({ search: text })} />
        <Button tone="outline" aria-pressed={isByName} onPress={() => onWant({ isByName: !isByName })}>
          {t('qtestFollowing:progress.byName')}
        </Button>
      </div>
      <TabPanel idBase={idBase} id={filter}>
        {seen.filter !== filter ? (
          <div role="status" className={styles.skeletons}>
            <VisuallyHidden>{t('qtestFollowing:loading')}</VisuallyHidden>
            <Skeleton className={styles.skeleton} />
            <Skeleton className={styles.skeleton} />
          </div>
        ) : participants.length === 0 ? (
          <EmptyState
            sentence={
              search === '' ? t(`qtestFollowing:progress.empty.${filter}`) : t('qtestFollowing:progress.nobodyFound')
            }
          />
        ) : (
          <Rows {...seen} {...acts} />
        )}
        {seen.filter === filter && more > 0 && (
          <button type="button" className={styles.more} onClick={onShowMore}>
            {t('qtestFollowing:progress.showMore', { count: more })}
            <Icon of={CaretDownIcon} size={18} />
          </button>
        )}
      </TabPanel>
    </Card>
  )
}

/** Long enough that a word is not searched for letter by letter. */
const TYPING_MS = 300
const MOST_SEARCHED = 60

/** Searches a moment after the last key. */
const Search = ({ search, onSearch }: { search: string; onSearch: (text: string) => void }) => {
  const [typed, setTyped] = useState(search)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => latest.current(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, search])
  return (
    <SearchField
      label={t('qtestFollowing:progress.search')}
      clearLabel={t('qtestFollowing:progress.clearSearch')}
      value={typed}
      onChange={setTyped}
      maxLength={MOST_SEARCHED}
    />
  )
}

const Rows = ({
  progress,
  filter,
  onOpen,
  onRemove,
  onRestore,
}: Seen & Pick<ParticipantsProps, 'onOpen' | 'onRemove' | 'onRestore'>) => {
  const isRemoved = filter === 'removed'
  const actionOn = (participant: Participant) =>
    isRemoved
      ? { label: t('qtestFollowing:progress.restore'), icon: UserPlusIcon, onPress: () => onRestore(participant) }
      : {
          label: t('qtestFollowing:progress.removeRow'),
          icon: UserMinusIcon,
          isDanger: true,
          onPress: () => onRemove(participant),
        }
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{t(`qtestFollowing:progress.columns.${column}`)}</span>
        ))}
      </div>
      <ul aria-label={t('qtestFollowing:progress.participants')}>
        {progress.participants.map((participant) => (
          <ParticipantRow
            key={participant.participantId}
            participant={participant}
            asked={progress.additionalFields}
            onOpen={() => onOpen(participant)}
            questions={progress.totalNoOfQuestions}
            nowMs={Date.parse(progress.serverTime)}
            isRemoved={isRemoved}
            action={actionOn(participant)}
          />
        ))}
      </ul>
    </>
  )
}
