import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart'
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { MinusCircleIcon } from '@phosphor-icons/react/dist/ssr/MinusCircle'
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle'
import type { ExtraTime } from '@quokka/core/scoring'
import { useState } from 'react'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { perLanguage } from '../../../lib/text/per-language.ts'
import { isolated } from '../../../lib/text/translate.ts'
import { t } from '../../../messages/studio.ts'
import { playerNameText } from '../../../quiz/player-name.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import type { ParticipantAnswers } from '../api/load-answers.ts'
import { loadAnswers } from '../api/load-answers.ts'
import type { Participant } from '../api/load-progress.ts'
import { setExtraTime } from '../api/moderate.ts'
import styles from './answers-dialog.module.css'
import { ExtraTimeFold } from './extra-time-fold.tsx'
import { fieldsInWords } from './participant-row.tsx'

const ICONS = {
  right: CheckCircleIcon,
  wrong: XCircleIcon,
  thanked: HeartIcon,
  none: HourglassIcon,
  notAsked: MinusCircleIcon,
} as const

interface AnswersDialogProps {
  qtestId: string
  participant: Participant
  onClose: () => void
}

/** What one participant answered to each question, and in how much time. Rules QE31, XT19. */
export const AnswersDialog = ({ qtestId, participant, onClose }: AnswersDialogProps) => {
  const { playerName, participantId, fields } = participant
  const { loaded, reload } = useLoaded((id) => loadAnswers(qtestId, id), participantId)
  const [isSaving, setIsSaving] = useState(false)
  const toast = useToast()
  const save = async (extraTime: ExtraTime) => {
    setIsSaving(true)
    const saved = await setExtraTime(qtestId, participantId, extraTime)
    setIsSaving(false)
    if (!saved.ok) return toast({ text: saved.sentence, tone: 'bad' })
    toast({ text: t('qtestFollowing:extraTime.saved'), tone: 'good' })
    onClose()
  }
  return (
    <Dialog
      open
      size="broad"
      title={isolated(playerNameText(playerName))}
      help={fieldsInWords(fields, [])}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      {loaded.is === 'failed' ? (
        <LoadFailed tone="soft" sentence={loaded.sentence} retryLabel={t('ui:retry')} onRetry={reload} />
      ) : loaded.is === 'loading' ? (
        <div role="status">
          <VisuallyHidden>{t('qtestFollowing:answers.loading')}</VisuallyHidden>
          <Skeleton className={styles.skeleton} />
        </div>
      ) : (
        <>
          <ExtraTimeFold
            name={playerNameText(playerName)}
            value={loaded.value.extraTime}
            isBusy={isSaving}
            onSave={(extraTime) => void save(extraTime)}
          />
          <ol
            className={styles.answers}
            aria-label={t('qtestFollowing:answers.of', { name: playerNameText(playerName) })}
          >
            {loaded.value.answers.map((answer) => (
              <AnswerRow key={answer.countedNumber} answer={answer} />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}

const SECONDS = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

const AnswerRow = ({ answer }: { answer: ParticipantAnswers['answers'][number] }) => {
  const { countedNumber, questionTitle, playerAnswer, rightAnswers, mark, timeTaken, playerScore } = answer
  const took = timeTaken === null ? [] : [t('qtestFollowing:answers.took', { seconds: SECONDS().format(timeTaken) })]
  return (
    <li className={styles.row}>
      <span className={styles.number}>{numberText(countedNumber)}</span>
      <span className={styles.words}>
        <strong dir="auto">{questionTitle}</strong>
        {playerAnswer !== '' && <span>{t('qtestFollowing:answers.answer', { text: playerAnswer })}</span>}
        {mark !== 'right' && rightAnswers.length > 0 && (
          <span className={styles.quiet}>
            {t('qtestFollowing:answers.rightAnswer', { text: rightAnswers.join(' / ') })}
          </span>
        )}
      </span>
      <span className={classNames(styles.mark, styles[mark])}>
        <Icon of={ICONS[mark]} size={18} />
        {[
          t(`qtestFollowing:answers.marks.${mark}`),
          ...took,
          ...(mark === 'right' ? [t('qtestFollowing:progress.points', { count: playerScore })] : []),
        ].join(' · ')}
      </span>
    </li>
  )
}
