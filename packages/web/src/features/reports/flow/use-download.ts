import { getReportFile } from '@quokka/contract/http'
import { useEffect, useState } from 'react'
import type { Received } from '../../../lib/calls/fetch-file.ts'
import { fetchFile } from '../../../lib/calls/fetch-file.ts'
import { saveFile } from '../../../lib/page/save-file.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'
import type { Contents } from './report-contents.ts'
import { fileNameOf } from './report-contents.ts'

export type Download =
  /** Nothing has come yet: the server is at it. */
  | { is: 'writing' }
  | { is: 'receiving'; received: Received }
  | { is: 'failed'; sentence: string }
  /** The file is kept under its name. */
  | { is: 'saved'; bytes: number }

/** Asks for a report's file and keeps it; whoever leaves the screen ends it. `again` asks again. Rule RW6. */
export const useDownload = (place: ReportPlace, { types, format }: Contents) => {
  const [download, setDownload] = useState<Download>({ is: 'writing' })
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify({ ...place, reportTypes: types, format })
  const file = fileNameOf(place.quizVariant, format)

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
      if (answer.ok) saveFile(file, answer.value)
      setDownload(answer.ok ? { is: 'saved', bytes: answer.value.size } : { is: 'failed', sentence: answer.sentence })
    }
    void fetchReport()
    return () => ending.abort()
  }, [asked, file, attempt])

  return { download, file, again: () => setAttempt((before) => before + 1) }
}
