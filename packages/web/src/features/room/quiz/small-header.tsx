import { ListNumbersIcon } from '@phosphor-icons/react/dist/ssr/ListNumbers'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/stage.ts'
import { ReadingButton } from '../../../reading/reading-button.tsx'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { SegmentedTabs } from '../../../ui/stage/controls/segmented-tabs.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { useRoomContext } from '../room-context.ts'
import styles from './small-header.module.css'

export type QuizTab = 'question' | 'scores'
export const TABS_ID = 'quiz'

/** Of so many letters together the tabs leave no room on a phone for the buttons beside them. */
const LONG_TABS = 17

interface SmallHeaderProps {
  roomId: string
  tab: QuizTab
  onTab: (tab: QuizTab) => void
  /** Takes the share button's place where there is little height. */
  compactTimer: ReactNode
  /** Such as "4 of 10", on a phone on its side. */
  place: string
  /** Missing for a host who only leads. */
  score: number | undefined
}

/** Exit, Question and Scores, text and reading, the room's code; on a phone on its side count, clock and the way to the scores in one row. */
export const SmallHeader = ({ roomId, tab, onTab, compactTimer, place, score }: SmallHeaderProps) => {
  const { askToLeave } = useRoomContext()
  const copy = useCopy()
  const code = roomId.toUpperCase()
  const question = t('room:questionTab')
  const scores = t('room:scoresTab')
  const isLong = question.length + scores.length >= LONG_TABS
  const scoresWords = isLong ? <span className={styles.words}>{scores}</span> : scores
  return (
    <header className={styles.header}>
      <IconButton icon={XIcon} label={t('questions:play.exit')} onPress={() => askToLeave('exit')} />
      <p className={styles.place}>{place}</p>
      <div className={styles.tabs}>
        <SegmentedTabs
          label={t('room:views')}
          idBase={TABS_ID}
          compact
          tabs={[
            { id: 'question', label: question },
            {
              id: 'scores',
              label: (
                <>
                  {isLong && <Icon of={ListNumbersIcon} className={styles.sign} />}
                  {scoresWords}
                </>
              ),
            },
          ]}
          value={tab}
          onChange={onTab}
        />
      </div>
      <div className={styles.end}>
        <ReadingButton />
        <div className={classNames(styles.share, Boolean(compactTimer) && styles.swap)}>
          <IconButton
            icon={ShareNetworkIcon}
            label={t('room:copyRoomCode', { code })}
            onPress={() => copy(code, t('lib:codeCopied'))}
          />
        </div>
        {compactTimer && <div className={styles.timer}>{compactTimer}</div>}
      </div>
      <button type="button" className={styles.scores} onClick={() => onTab(tab === 'question' ? 'scores' : 'question')}>
        {tab === 'question' && <Icon of={ListNumbersIcon} className={styles.board} />}
        {tab === 'question' ? scoresWords : question}
        <span className={styles.points}>{score !== undefined && numberText(score)}</span>
      </button>
    </header>
  )
}
