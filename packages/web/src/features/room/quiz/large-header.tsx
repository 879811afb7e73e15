import { CornersOutIcon } from '@phosphor-icons/react/dist/ssr/CornersOut'
import { ListNumbersIcon } from '@phosphor-icons/react/dist/ssr/ListNumbers'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut'
import type { CurrentQuestion } from '@quokka/contract/socket'
import { PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { t } from '../../../messages/stage.ts'
import { QuestionPill } from '../../../questions/play/question-pill.tsx'
import { ReadingButton } from '../../../reading/reading-button.tsx'
import type { Place } from '../../../room-connection/room-state.ts'
import { isLeading } from '../../../room-connection/room-state.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { SpelledCode } from '../../../ui/stage/room/spelled-code.tsx'
import { SoundButton } from '../../../ui/stage/sound/sound-button.tsx'
import { useRoomContext } from '../room-context.ts'
import styles from './large-header.module.css'

const toggleFullScreen = () => {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  // A browser may refuse; the quiz goes on in its window.
  change.catch(() => {})
}

/** Brand and quiz, question count, the room's code, text and reading, sound, full screen for a host, exit. */
export const LargeHeader = ({ place, question }: { place: Place; question: CurrentQuestion }) => {
  const { askToLeave, drawer } = useRoomContext()
  const copy = useCopy()
  const size = useMedia(PROJECTOR) && isLeading(place) ? 'projector' : 'normal'
  const code = place.roomId.toUpperCase()
  return (
    <div className={size === 'projector' ? styles.projector : undefined}>
      <StageHeader
        start={
          <div className={styles.brand}>
            <Brand />
            <span className={styles.quiz} title={place.quizName}>
              <bdi>{place.quizName}</bdi>
            </span>
          </div>
        }
        end={
          <div className={styles.end}>
            <QuestionPill question={question} />
            <Button
              tone="glass"
              size="small"
              pill
              icon={ShareNetworkIcon}
              className={styles.code}
              onPress={() => copy(code, t('lib:codeCopied'))}
            >
              <SpelledCode code={code} />
            </Button>
            <ReadingButton size={size} />
            <SoundButton isHost={place.isHost} label={t('ui:sound')} size={size} />
            {place.isHost && (
              <IconButton icon={CornersOutIcon} label={t('room:fullScreen')} size={size} onPress={toggleFullScreen} />
            )}
            {!drawer.isOpen && (
              <IconButton
                icon={ListNumbersIcon}
                label={t('room:showLeaderboard')}
                size={size}
                onPress={() => drawer.setOpen(true)}
              />
            )}
            {size === 'projector' ? (
              <IconButton
                icon={SignOutIcon}
                label={t('questions:play.exit')}
                size={size}
                onPress={() => askToLeave('exit')}
              />
            ) : (
              <Button tone="glass" size="small" icon={SignOutIcon} onPress={() => askToLeave('exit')}>
                {t('questions:play.exit')}
              </Button>
            )}
          </div>
        }
      />
    </div>
  )
}
