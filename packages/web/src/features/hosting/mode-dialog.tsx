import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { isYoung } from '@quokka/core/accounts'
import { LANGUAGES } from '@quokka/languages'
import { useState } from 'react'
import { readSession } from '../../account/session.ts'
import type { Modes } from '../../entering/use-open-room.ts'
import { USUAL_MODES } from '../../entering/use-open-room.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { Switch } from '../../ui/stage/controls/switch.tsx'
import { Dialog } from '../../ui/stage/layout/dialog.tsx'
import type { Choice } from './choice.ts'
import { t } from './messages.ts'
import styles from './mode-dialog.module.css'
import { ScheduleButton } from './schedule-button.tsx'

interface ModeDialogProps {
  choice: Choice
  isOpening: boolean
  onPlay: (modes: Modes) => void
  onClose: () => void
}

/** Young hosts play with young players: they keep their own names to themselves unless the host wants it otherwise. */
const usualModes = (): Modes => {
  const { ageGroup } = readSession()
  return { ...USUAL_MODES, safeNames: ageGroup !== undefined && isYoung(ageGroup) }
}

/** How the choice is to be played. */
export const ModeDialog = ({ choice, isOpening, onPlay, onClose }: ModeDialogProps) => {
  const [modes, setModes] = useState<Modes>(usualModes)
  const [isFollowed, setIsFollowed] = useState(false)
  const language = useLanguage()
  return (
    <Dialog
      open
      size="wide"
      title={t('modeTitle')}
      help={choice.name}
      closeLabel={t('ui:close')}
      onClose={onClose}
      actions={
        <>
          <ScheduleButton tone="dark" choice={choice} />
          <Button
            icon={PlayIcon}
            iconWeight="fill"
            busy={isOpening}
            onPress={() => onPlay({ ...modes, ...(isFollowed && { language }) })}
          >
            {t('playQuiz')}
          </Button>
        </>
      }
    >
      <div className={styles.options}>
        <div className={styles.option}>
          <Switch
            label={t('randomize')}
            help={t('randomizeHelp')}
            checked={modes.randomizeQuestion}
            onChange={(randomizeQuestion) => setModes({ ...modes, randomizeQuestion })}
          />
        </div>
        <div className={styles.option}>
          <Switch
            label={t('hostMode')}
            help={t('hostModeHelp')}
            checked={modes.hostMode}
            onChange={(hostMode) => setModes({ ...modes, hostMode })}
          />
        </div>
        <div className={styles.option}>
          <Switch
            label={t('showAnswers')}
            help={t('showAnswersHelp')}
            checked={modes.showAnswer}
            onChange={(showAnswer) => setModes({ ...modes, showAnswer })}
          />
        </div>
        <div className={styles.option}>
          <Switch
            label={t('safeNames')}
            help={t('safeNamesHelp')}
            checked={modes.safeNames === true}
            onChange={(safeNames) => setModes({ ...modes, safeNames })}
          />
        </div>
        <div className={styles.option}>
          <Switch
            label={t('calm')}
            help={t('calmHelp')}
            checked={modes.calm === true}
            onChange={(calm) => setModes({ ...modes, calm })}
          />
        </div>
        <div className={styles.option}>
          <Switch
            label={t('followHost')}
            help={t('followHostHelp', { language: LANGUAGES.find(({ code }) => code === language)?.name ?? '' })}
            checked={isFollowed}
            onChange={setIsFollowed}
          />
        </div>
      </div>
    </Dialog>
  )
}
