import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import { ReaderSwitches } from '../../../language/reader-switches.tsx'
import { LARGE, PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { SoundButton } from '../../../ui/stage/sound/sound-button.tsx'
import styles from './host-header.module.css'
import { t } from './host-messages.ts'

interface HostHeaderProps {
  quizName: string
  questionCount: number
  onBack: () => void
  onInstructions: () => void
  onInvite: () => void
}

/** The way back, the quiz, and what the host can open over the waiting room. */
export const HostHeader = ({ quizName, questionCount, onBack, onInstructions, onInvite }: HostHeaderProps) => {
  const size = useMedia(PROJECTOR) ? 'projector' : 'normal'
  const isLarge = useMedia(LARGE)
  return (
    <StageHeader
      start={
        <>
          <IconButton icon={ArrowLeftIcon} label={t('ui:back')} size={size} onPress={onBack} />
          <div className={styles.brand}>
            <Brand />
            <span className={styles.quiz}>{t('quizAndQuestions', { quiz: quizName, count: questionCount })}</span>
          </div>
        </>
      }
      end={
        <>
          <ReaderSwitches isSmall={!isLarge} />
          {isLarge ? (
            <>
              <Button tone="glass" size="small" pill icon={InfoIcon} className={styles.action} onPress={onInstructions}>
                {t('instructions')}
              </Button>
              <Button tone="glass" size="small" pill icon={UserPlusIcon} className={styles.action} onPress={onInvite}>
                {t('invite')}
              </Button>
            </>
          ) : (
            <>
              <IconButton icon={InfoIcon} label={t('instructions')} onPress={onInstructions} />
              <IconButton icon={UserPlusIcon} label={t('invite')} onPress={onInvite} />
            </>
          )}
          <SoundButton isHost label={t('ui:sound')} size={size} />
        </>
      }
    />
  )
}
