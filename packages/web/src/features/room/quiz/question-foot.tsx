import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile'
import { SkipForwardIcon } from '@phosphor-icons/react/dist/ssr/SkipForward'
import type { ReactNode } from 'react'
import { PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { t } from '../../../messages/stage.ts'
import { skipQuestion } from '../../../room-connection/room-store.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { usePressed } from '../use-pressed.ts'
import styles from './question-foot.module.css'

interface QuestionFootProps {
  bar: ReactNode
  isHost: boolean
  isLeading: boolean
}

/** The clock in words, and Skip for the host. */
export const QuestionFoot = ({ bar, isHost, isLeading }: QuestionFootProps) => {
  const { isPressed, press } = usePressed(skipQuestion)
  const isProjector = useMedia(PROJECTOR)
  return (
    <footer className={isHost ? styles.foot : styles.playerFoot}>
      <div className={styles.bar}>{bar}</div>
      <p className={styles.hint}>
        {isLeading && (
          <>
            <Icon of={DeviceMobileIcon} size={24} />
            {t('room:answerOnOwnScreen')}
          </>
        )}
      </p>
      {isHost && (
        <Button
          tone="cream"
          size={isProjector ? 'projector' : 'small'}
          iconAfter={SkipForwardIcon}
          busy={isPressed}
          onPress={press}
        >
          {t('room:skip')}
        </Button>
      )}
    </footer>
  )
}
