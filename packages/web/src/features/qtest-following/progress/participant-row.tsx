import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { DevicesIcon } from '@phosphor-icons/react/dist/ssr/Devices'
import { PauseCircleIcon } from '@phosphor-icons/react/dist/ssr/PauseCircle'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit'
import { classNames } from '../../../lib/page/class-names.ts'
import { initialsOf } from '../../../lib/text/initials.ts'
import { listText } from '../../../lib/text/list-text.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { isolated } from '../../../lib/text/translate.ts'
import { usDate, usTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { playerNameText } from '../../../quiz/player-name.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { MenuDeed } from '../../../ui/studio/controls/action-menu.tsx'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import type { Participant } from '../api/load-progress.ts'
import styles from './participant-row.module.css'
import type { ParticipantState } from './participant-state.ts'
import { dayBefore, stateOf } from './participant-state.ts'

interface ParticipantRowProps {
  participant: Participant
  /** The additional fields, in the order in which they are asked; others that were asked before follow. */
  asked: readonly string[]
  questions: number
  /** By the server's clock. */
  nowMs: number
  isRemoved: boolean
  /** Opens the answers. */
  onOpen: () => void
  /** What the host can do about this participant. */
  action: MenuDeed
}

const ICONS = { now: PencilSimpleIcon, left: PauseCircleIcon, finished: CheckCircleIcon } as const

const stateInWords = (state: ParticipantState, nowMs: number): string => {
  if (state.is !== 'finished') return t(`qtestFollowing:progress.${state.is}`, { number: state.question })
  const day = dayBefore(Date.parse(state.at), nowMs)
  if (day === 'yesterday') return t('qtestFollowing:progress.finishedYesterday')
  return t('qtestFollowing:progress.finishedAt', { time: day === 'today' ? usTime(state.at) : usDate(state.at) })
}

/** Such as "Class 5B · Roll number 12". */
export const fieldsInWords = (fields: Participant['fields'], asked: readonly string[]): string =>
  [...new Set([...asked, ...Object.keys(fields)])]
    .flatMap((field) => (Object.hasOwn(fields, field) ? `${field} ${fields[field]}` : []))
    .join(' · ')

/** One participant: how far, how well, and what they are at. */
export const ParticipantRow = ({
  participant,
  asked,
  questions,
  nowMs,
  isRemoved,
  onOpen,
  action,
}: ParticipantRowProps) => {
  const { fields, answered, correctAnswers, totalScore, sameBrowser } = participant
  const playerName = playerNameText(participant.playerName)
  const state = stateOf(participant, questions, nowMs)
  const given = fieldsInWords(fields, asked)
  return (
    <li className={styles.row}>
      <span className={classNames(styles.face, styles[state.is])} aria-hidden="true">
        {initialsOf(playerName)}
      </span>
      <span className={styles.who}>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onOpen}>
          <bdi>{playerName}</bdi>
        </button>
        {given && (
          <span dir="auto" className={styles.field}>
            {given}
          </span>
        )}
        {sameBrowser.length > 0 && (
          <span className={styles.shared}>
            <Icon of={DevicesIcon} size={16} />
            {t('qtestFollowing:progress.sameBrowser', { names: listText(sameBrowser.map(isolated)) })}
          </span>
        )}
      </span>
      <span className={styles.progress}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.done} style={{ inlineSize: `${(answered / Math.max(questions, 1)) * 100}%` }} />
        </span>
        {t('qtestFollowing:progress.answeredOf', { answered, of: questions })}
      </span>
      <span className={styles.right}>
        <Figure value={correctAnswers} inWords={t('qtestFollowing:progress.rightAnswers', { count: correctAnswers })} />
      </span>
      <span className={styles.score}>
        <Figure value={totalScore} inWords={t('qtestFollowing:progress.points', { count: totalScore })} />
      </span>
      {isRemoved ? (
        <span className={classNames(styles.state, styles.left)}>
          <Icon of={ProhibitIcon} size={18} weight="bold" />
          {t('qtestFollowing:progress.removed')}
        </span>
      ) : (
        <span className={classNames(styles.state, styles[state.is])}>
          <Icon of={ICONS[state.is]} size={18} weight={state.is === 'finished' ? 'fill' : 'bold'} />
          {stateInWords(state, nowMs)}
        </span>
      )}
      <span className={styles.menu}>
        <ActionMenu label={t('qtestFollowing:progress.actionsOf', { name: playerName })} actions={[action]} />
      </span>
    </li>
  )
}

/** A number whose column says what it counts, in words for screen readers. */
const Figure = ({ value, inWords }: { value: number; inWords: string }) => (
  <>
    <span aria-hidden="true">{numberText(value)}</span>
    <VisuallyHidden>{inWords}</VisuallyHidden>
  </>
)
