import type { HostModeData } from '@quokka/contract/socket'

export interface Bar {
  /** A letter, or the answer itself. */
  label: string
  /** What the letter stands for; empty where the label says it all. */
  text: string
  count: number
  isRight: boolean
  /** 0 to 1, against the highest bar. */
  share: number
}

/** What no player chose on purpose; never a bar. Only this label stands for no text: a typed "x" has its own. */
const NO_OPTION = 'X'

export const chartBars = ({ labels, values, toolTipMessages, correctAnswerIndex }: HostModeData): Bar[] => {
  const bars = labels.map((label, index) => ({
    label,
    text: toolTipMessages[index] ?? '',
    count: values[index] ?? 0,
    isRight: index === correctAnswerIndex,
  }))
  const shown = bars.filter((bar) => bar.isRight || bar.label !== NO_OPTION || bar.text !== '')
  const highest = Math.max(1, ...shown.map((bar) => bar.count))
  return shown.map((bar) => ({ ...bar, text: bar.text === bar.label ? '' : bar.text, share: bar.count / highest }))
}
