import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House'
import { LIMITS } from '@quokka/core/limits'
import { useState, Suspense as WhileLoading } from 'react'
import { readSession } from '../../account/session.ts'
import { lazyWith } from '../../lib/language/lazy-with.ts'
import { classNames } from '../../lib/page/class-names.ts'
import { LARGE, PROJECTOR, useMedia } from '../../lib/page/use-media.ts'
import { t } from '../../messages/stage.ts'
import { OwnResult } from '../../questions/play/own-result.tsx'
import type { AtPodium } from '../../room-connection/room-state.ts'
import { isLeading, playersIn } from '../../room-connection/room-state.ts'
import { useRoom } from '../../room-connection/room-store.ts'
import { IconButton } from '../../ui/stage/controls/icon-button.tsx'
import { Pill } from '../../ui/stage/layout/pill.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../ui/stage/layout/stage-header.tsx'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Brand } from '../../ui/stage/pictures/brand.tsx'
import { Confetti } from '../../ui/stage/pictures/confetti.tsx'
import { Mascot } from '../../ui/stage/pictures/mascot.tsx'
import { SoundButton } from '../../ui/stage/sound/sound-button.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PhaseHeading } from './phase-heading.tsx'
import { PlayerActions } from './podium/podium-actions.tsx'
import { ShareScore } from './podium/share-score.tsx'
import { StandingsCard } from './podium/standings-card.tsx'
import { Steps } from './podium/steps.tsx'
import { Suspense } from './podium/suspense.tsx'
import { TieSentence } from './podium/tie-sentence.tsx'
import { usePodiumCues } from './podium/use-podium-cues.ts'
import { useSuspense } from './podium/use-suspense.ts'
import { onWall } from './podium/wall.ts'
import styles from './podium.module.css'
import { useRoomContext } from './room-context.ts'

/** Together, since a button that came after the others would move them from under a finger. */
const HostActions = lazyWith('studio', () =>
  import('./podium/host-actions.tsx').then((m) => ({ default: m.HostActions })),
)

/** The end of a game: the first three, everyone's own result, and the way into the next round. */
export const Podium = () => {
  const state = useRoom((room) => room)
  return state.phase === 'podium' ? <PodiumScreen state={state} /> : null
}

const PodiumScreen = ({ state }: { state: AtPodium }) => {
  const { podium, place, leaderboard, newGame } = state
  const { leave, askToLeave } = useRoomContext()
  const { first, heights, height, rest, isOver, isScoreless } = useSuspense(state)
  const [isStill] = useState(isOver)
  const isProjector = useMedia(PROJECTOR)
  usePodiumCues(isStill ? undefined : height, place.isHost)

  const leads = isLeading(place)
  const isLarge = useMedia(LARGE)
  const listed = podium.playerStats.length
  const players = Math.max(listed, leaderboard ? playersIn(leaderboard).seated : 0)
  const unlisted = listed < LIMITS.leaderboardRows ? 0 : players - listed
  const wall = leads && isLarge ? onWall(rest, unlisted) : undefined
  const session = readSession()
  const own = podium.playerStats.find((player) => player.playerId === place.playerId)
  const goHome = () => (place.isHost ? askToLeave('leave') : leave())

  return (
    <StageGround scene="hills">
      {isOver && !isStill && !isScoreless && <Confetti />}
      <StageHeader
        start={
          <>
            <span className={styles.home}>
              <IconButton icon={HouseIcon} label={t('room:backToHome')} onPress={goHome} />
            </span>
            <span className={styles.brand}>
              <Brand />
            </span>
          </>
        }
        center={
          <span className={styles.quiz}>
            <Pill>
              <span dir="auto" className={styles.name}>
                {place.quizName}
              </span>
              <span className={styles.count}>· {t('room:players', { count: players })}</span>
            </Pill>
          </span>
        }
        end={<SoundButton isHost={place.isHost} label={t('ui:sound')} size={isProjector ? 'projector' : 'normal'} />}
      />
      <OfflineBanner />
      <main className={classNames(styles.podium, wall && styles.wall)}>
        <PhaseHeading className={styles.heading}>
          <VisuallyHidden>{t('room:podium')}</VisuallyHidden>
        </PhaseHeading>
        {isScoreless && <p className={styles.scoreless}>{t('room:nobodyScored')}</p>}
        {isOver && !isScoreless && <TieSentence places={first} className={styles.decided} />}
        <Steps places={first} height={height} isOver={isOver} isScoreless={isScoreless} isStill={isStill} />
        <div className={styles.side}>
          {isOver ? (
            <>
              {!leads && podium.rank === 0 && <p className={styles.late}>{t('room:thanksAtPodium')}</p>}
              {!leads && podium.rank > 0 && !isScoreless && (
                <>
                  <OwnResult
                    podium={podium}
                    surveys={place.questionCount - podium.totalNoOfQuestions}
                    name={own?.playerName ?? session.name ?? ''}
                    avatar={own?.playerAvatar ?? session.avatar ?? ''}
                  />
                  <ShareScore podium={podium} quizName={place.quizName} />
                </>
              )}
              {leads && rest.length === 0 && (
                <div className={styles.mascot}>
                  <Mascot mood={isScoreless ? 'happy' : 'cheering'} />
                </div>
              )}
              {place.isHost ? (
                <WhileLoading>
                  <HostActions place={place} onHome={goHome} />
                </WhileLoading>
              ) : (
                <PlayerActions hasNewGame={newGame !== null} />
              )}
              {rest.length > 0 && (
                <div className={styles.rest}>
                  <StandingsCard
                    {...(wall ?? { players: rest, unlisted })}
                    playerId={place.playerId}
                    isScoreless={isScoreless}
                    isWall={wall !== undefined}
                  />
                </div>
              )}
            </>
          ) : (
            <Suspense places={first} heights={heights} height={height} />
          )}
        </div>
      </main>
    </StageGround>
  )
}
