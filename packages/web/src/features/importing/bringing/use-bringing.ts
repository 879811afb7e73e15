import { useEffect, useRef, useState } from 'react'
import { t } from '../messages.ts'
import type { ReportMedia } from '../report/kept-report.ts'
import type { Report } from '../report/report.ts'
import { deliveriesOf } from '../report/report.ts'
import type { Bringing, Brought } from './bring.ts'
import { bring } from './bring.ts'
import { createCoverFor } from './cover-for.ts'

interface Options {
  media: ReportMedia
  onChange: (report: Report) => void
  onEnd: (brought: Brought) => void
}

export const partName = (name: string, number: number, of: number) => t('part', { name, number, of })

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One press that sends everything that can be added, and how far it is. */
export const useBringing = ({ media, onChange, onEnd }: Options) => {
  const [progress, setProgress] = useState<Bringing>()
  const running = useRef<AbortController>(undefined)
  const [coverFor] = useState(createCoverFor)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (report: Report) => {
    if (running.current !== undefined) return
    const controller = new AbortController()
    running.current = controller
    const around = { media, coverFor, onProgress: setProgress, onChange, signal: controller.signal, sleep }
    const brought = await bring(report, deliveriesOf(report, partName), around)
    running.current = undefined
    setProgress(undefined)
    onEnd(brought)
  }
  return { progress, start, stop: () => running.current?.abort() }
}
