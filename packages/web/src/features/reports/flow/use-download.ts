import { getReportFile } from '@quokka/contract/http'
import { useEffect, useState } from 'react'
import type { Received } from '../../../lib/calls/fetch-file.ts'
import { fetchFile } from '../../../lib/calls/fetch-file.ts'
import { saveFile } from '../../../lib/page/save-file.ts'
import { ownTimeZone } from '../../../lib/time/own-time-zone.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'
import type { Contents } from './report-contents.ts'

export type Download =
  /** Nothing has come yet: the server is at it. */
  | { is: 'writing' }
  | { is: 'receiving'; received: Received }
  | { is: 'failed'; sentence: string }
  /** The file is kept under its name. */
  | { is: 'saved'; file: string; bytes: number }

/** Asks for a report's file and keeps it; whoever leaves the screen ends it. `again` asks again. Rule RW6. */
export const useDownload = (place: ReportPlace, { types, format }: Contents) => {
  const [download, setDownload] = useState<Download>({ is: 'writing' })
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify({ ...place, reportTypes: types, format, timeZone: ownTimeZone() })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins again
  useEffect(() => {
    const ending = new AbortController()
    const fetchReport = async () => {
      setDownload({ is: 'writing' })
      const answer = await fetchFile(getReportFile, JSON.parse(asked), {
        signal: ending.signal,
        onReceived: (received) => {
          if (!ending.signal.aborted) setDownload({ is: 'receiving', received })
        },
      })
      if (ending.signal.aborted) return
      if (!answer.ok) {
        setDownload({ is: 'failed', sentence: answer.sentence })
        return
      }
      const { name, size } = answer.value
      saveFile(name, answer.value)
      setDownload({ is: 'saved', file: name, bytes: size })
    }
    void fetchReport()
    return () => ending.abort()
  }, [asked, attempt])

  return { download, again: () => setAttempt((before) => before + 1) }
}
