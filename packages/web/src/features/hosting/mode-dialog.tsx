import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { useState } from 'react'
import type { Modes } from '../../entering/use-open-room.ts'
import { USUAL_MODES } from '../../entering/use-open-room.ts'
import { t } from '../../messages/t.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { Switch } from '../../ui/stage/controls/switch.tsx'
import { Dialog } from '../../ui/stage/layout/dialog.tsx'
import type { CatalogueQuiz } from './api/use-catalogue.ts'
import styles from './mode-dialog.module.css'
import { ScheduleButton } from './schedule-button.tsx'

interface ModeDialogProps {
  quiz: CatalogueQuiz
  isOpening: boolean
  onPlay: (modes: Modes) => void
  onClose: () => void
}

/** How one ready-made quiz is to be played. */
export const ModeDialog = ({ quiz, isOpening, onPlay, onClose }: ModeDialogProps) => {
  const [modes, setModes] = useState(USUAL_MODES)
  return (
    <Dialog
      open
      size="wide"
      title={t('hosting:modeTitle')}
      help={`${quiz.quizName} · ${t('hosting:questions', { count: quiz.questionCount })}`}
      closeLabel={t('ui:close')}
      onClose={onClose}
      actions={
        <>
          <ScheduleButton tone="dark" hasChoice />
          <Button
            icon={PlayIcon}
            iconWeight="fill"
            className={styles.play}
            busy={isOpening}
            onPress={() => onPlay(modes)}
          >
            {t('hosting:playQuiz')}
          </Button>
        </>
      }
    >
      <div className={styles.options}>
        <div className={styles.option}>
          <Switch
            label={t('hosting:randomize')}
            help={t('hosting:randomizeHelp')}
            checked={modes.randomizeQuestion}
            onChange={(randomizeQuestion) => setModes({ ...modes, randomizeQuestion })}
          />
        </div>
        <div className={styles.option}>
          <Switch
            label={t('hosting:hostMode')}
            help={t('hosting:hostModeHelp')}
            checked={modes.hostMode}
            onChange={(hostMode) => setModes({ ...modes, hostMode })}
          />
        </div>
        <div className={styles.option}>
          <Switch
            label={t('hosting:showAnswers')}
            help={t('hosting:showAnswersHelp')}
            checked={modes.showAnswer}
            onChange={(showAnswer) => setModes({ ...modes, showAnswer })}
          />
        </div>
      </div>
    </Dialog>
  )
}
