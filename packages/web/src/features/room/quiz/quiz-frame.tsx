import type { CurrentQuestion } from '@quokka/contract/socket'
import type { ReactNode } from 'react'
import { Activity, useState } from 'react'
import { LARGE, useMedia } from '../../../lib/page/use-media.ts'
import { t } from '../../../messages/stage.ts'
import { placeOf } from '../../../questions/play/place-of.ts'
import type { InRoomState } from '../../../room-connection/room-state.ts'
import { isLeading } from '../../../room-connection/room-state.ts'
import { tabPanel } from '../../../ui/stage/controls/segmented-tabs.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { OfflineBanner } from '../offline-banner.tsx'
import { useRoomContext } from '../room-context.ts'
import { LargeHeader } from './large-header.tsx'
import { LeaderboardDrawer } from './leaderboard-drawer.tsx'
import styles from './quiz-frame.module.css'
import { ScoresSheet } from './scores-sheet.tsx'
import type { QuizTab } from './small-header.tsx'
import { SmallHeader, TABS_ID } from './small-header.tsx'

interface QuizFrameProps {
  state: InRoomState
  question: CurrentQuestion
  /** In the header of the smallest screens. */
  compactTimer?: ReactNode
  /** The clock at the foot of the Scores tab. */
  scoresFoot?: ReactNode
  children: ReactNode
}

/**
 * Around question and answer: headers, tabs on smaller screens, the leaderboard drawer on large ones. What is half
 * typed or half sorted stays while the scores are shown, and when a turned tablet changes the layout.
 */
export const QuizFrame = ({ state, question, compactTimer, scoresFoot, children }: QuizFrameProps) => {
  const isLarge = useMedia(LARGE)
  const { standings, ownScore, drawer } = useRoomContext()
  const [tab, setTab] = useState<QuizTab>('question')
  const { place } = state
  const shown = isLarge ? 'question' : tab
  return (
    <StageGround scene="question">
      <div className={styles.frame}>
        <div className={styles.column}>
          {isLarge ? (
            <LargeHeader place={place} question={question} />
          ) : (
            <SmallHeader
              roomId={place.roomId}
              tab={tab}
              onTab={setTab}
              compactTimer={compactTimer}
              place={placeOf(question)}
              score={isLeading(place) ? undefined : ownScore}
            />
          )}
          <OfflineBanner />
          <main className={styles.main}>
            <div className={styles.main} {...(!isLarge && tabPanel(TABS_ID, tab))}>
              <Activity mode={shown === 'question' ? 'visible' : 'hidden'}>{children}</Activity>
              {shown === 'scores' &&
                (standings ? (
                  <ScoresSheet standings={standings} foot={scoresFoot} />
                ) : (
                  <p className={styles.none}>{t('room:noPoints')}</p>
                ))}
            </div>
          </main>
        </div>
        {isLarge && drawer.isOpen && standings && (
          <LeaderboardDrawer standings={standings} onHide={() => drawer.setOpen(false)} />
        )}
      </div>
    </StageGround>
  )
}
