import { timeLeft } from '../../../lib/time/time-left.ts'
import { useSecondsUntil } from '../../../room-connection/use-seconds-until.ts'
import type { Answered, Asking } from '../attempt/attempt-state.ts'
import { t } from '../messages.ts'
import styles from './closing-notice.module.css'

/** From when on the end of the window is told. */
const TOLD_FROM_S = 300
const MINUTE_S = 60

const wordsOf = (state: Asking | Answered, secondsLeft: number): string => {
  if (state.is === 'answered' && state.notAsked > 0) return t('cutOff', { count: state.notAsked })
  if (secondsLeft === 0) return t('closedNow')
  return secondsLeft > TOLD_FROM_S
    ? ''
    : t('closesIn', { time: timeLeft(Math.ceil(secondsLeft / MINUTE_S) * MINUTE_S) })
}

/** Says from five minutes before that the QTest closes, then that it has, and what was left unasked; read out politely. Rule QP34. */
export const ClosingNotice = ({ state }: { state: Asking | Answered }) => {
  const words = wordsOf(state, useSecondsUntil(state.rules.closesAtMs) ?? 0)
  return <div role="status">{words && <p className={styles.notice}>{words}</p>}</div>
}
