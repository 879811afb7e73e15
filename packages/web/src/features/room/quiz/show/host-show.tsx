import type { HostModeData } from '@quokka/contract/socket'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Answered } from '../../../../room-connection/room-state.ts'
import { HostStatistics } from '../host-statistics.tsx'
import { HostLeaders } from './host-leaders.tsx'
import { HostReveal } from './host-reveal.tsx'

interface HostShowProps {
  state: Answered
  chart: HostModeData
  isLast: boolean
  complaint: ReactNode
}

/** What a class sees between two questions: the answer with its bars, and then the leaderboard; the large chart when the host asks for it. */
export const HostShow = ({ state, chart, isLast, complaint }: HostShowProps) => {
  const [shows, setShows] = useState<'reveal' | 'chart' | 'leaders'>('reveal')
  const [hasLeft, setHasLeft] = useState(false)
  const show = (next: 'chart' | 'leaders') => {
    setHasLeft(true)
    setShows(next)
  }
  const back = () => setShows('reveal')
  if (shows === 'chart')
    return (
      <HostStatistics
        question={state.question}
        chart={chart}
        isSurvey={state.answer.isSurvey}
        isLast={isLast}
        onBack={back}
      />
    )
  if (shows === 'leaders' && chart.leaders)
    return <HostLeaders leaders={chart.leaders} onBack={back} onShowChart={() => show('chart')} complaint={complaint} />
  return (
    <HostReveal
      state={state}
      chart={chart}
      isLast={isLast}
      goesOn={!hasLeft}
      onShowChart={() => show('chart')}
      onShowLeaders={() => show('leaders')}
      complaint={complaint}
    />
  )
}
