import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { useId } from 'react'
import { PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { t } from './host-messages.ts'
import styles from './start-button.module.css'

/** Starts the quiz; disabled while nobody is there who could play it. */
export const StartButton = ({ disabled, onPress }: { disabled: boolean; onPress: () => void }) => {
  const isProjector = useMedia(PROJECTOR)
  const reasonId = useId()
  return (
    <div className={styles.start}>
      <Button
        wide
        tone={disabled ? 'glass' : 'wattle'}
        size={isProjector ? 'projector' : 'stage'}
        className={styles.go}
        iconAfter={PlayIcon}
        iconWeight="fill"
        disabled={disabled}
        aria-describedby={disabled ? reasonId : undefined}
        onPress={onPress}
      >
        {t('startQuizzing')}
      </Button>
      {disabled && (
        <p id={reasonId} className={styles.reason}>
          {t('wakesWithFirst')}
        </p>
      )}
    </div>
  )
}
