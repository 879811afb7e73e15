import type { ReactNode } from 'react'
import { useState } from 'react'
import { LARGE, useMedia } from '../../../lib/use-media.ts'
import { t } from '../../../messages/t.ts'
import type { InRoomState } from '../../../room-connection/room-state.ts'
import { TabPanel } from '../../../ui/stage/controls/segmented-tabs.tsx'
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
  /** Undefined where the page was loaded afresh on an answer. */
  questionNumber: number | undefined
  /** In the header of the smallest screens. */
  compactTimer?: ReactNode
  /** The clock at the foot of the Scores tab. */
  scoresFoot?: ReactNode
  children: ReactNode
}

/** Around question and answer: headers, tabs on smaller screens, the leaderboard drawer on large ones. */
export const QuizFrame = ({ state, questionNumber, compactTimer, scoresFoot, children }: QuizFrameProps) => {
  const isLarge = useMedia(LARGE)
  const { standings, drawer } = useRoomContext()
  const [tab, setTab] = useState<QuizTab>('question')
  const { place } = state
  if (isLarge)
    return (
      <StageGround scene="question">
        <div className={styles.beside}>
          <div className={styles.column}>
            <LargeHeader place={place} questionNumber={questionNumber} />
            <OfflineBanner />
            <main className={styles.main}>{children}</main>
          </div>
          {drawer.isOpen && standings && (
            <LeaderboardDrawer standings={standings} onHide={() => drawer.setOpen(false)} />
          )}
        </div>
      </StageGround>
    )
  return (
    <StageGround scene="question">
      <div className={styles.alone}>
        <SmallHeader roomId={place.roomId} tab={tab} onTab={setTab} compactTimer={compactTimer} />
        <OfflineBanner />
        <main className={styles.main}>
          <TabPanel idBase={TABS_ID} id={tab} className={styles.panel}>
            {tab === 'question' ? (
              children
            ) : standings ? (
              <ScoresSheet standings={standings} foot={scoresFoot} />
            ) : (
              <p className={styles.none}>{t('room:noPoints')}</p>
            )}
          </TabPanel>
        </main>
      </div>
    </StageGround>
  )
}
