import { useCallback, useEffect, useRef, useState } from 'react'
import { readUserId } from '../../../account/account.ts'
import type { ReportMedia } from './kept-report.ts'
import { forgetReport, keepMedia, keepReport, readKept } from './kept-report.ts'
import type { Report } from './report.ts'

/** The report in hand, kept in the browser with every change until it is added or discarded. Rules IM20, IM21. */
export const useReport = () => {
  const [userId] = useState(() => readUserId() ?? '')
  const [isLoading, setIsLoading] = useState(true)
  const [report, setReport] = useState<Report>()
  const [media, setMedia] = useState<ReportMedia>(new Map())
  const [isKept, setIsKept] = useState(true)
  // One write at a time, and after it the newest state.
  const wanted = useRef<Report>(undefined)
  const isWriting = useRef(false)

  useEffect(() => {
    let isGone = false
    void readKept(userId).then((kept) => {
      if (isGone) return
      if (kept !== undefined) {
        setReport(kept.report)
        setMedia(kept.media)
      }
      setIsLoading(false)
    })
    return () => {
      isGone = true
    }
  }, [userId])

  const write = useCallback(async () => {
    if (isWriting.current) return
    isWriting.current = true
    while (wanted.current !== undefined) {
      const next = wanted.current
      wanted.current = undefined
      setIsKept(await keepReport(userId, next))
    }
    isWriting.current = false
  }, [userId])

  const change = useCallback(
    (next: Report) => {
      setReport(next)
      wanted.current = next
      void write()
    },
    [write],
  )

  const begin = useCallback(
    async (next: Report, nextMedia: ReportMedia) => {
      await forgetReport(userId)
      setMedia(nextMedia)
      if (nextMedia.size > 0) await keepMedia(userId, nextMedia)
      change(next)
    },
    [userId, change],
  )

  const forget = useCallback(async () => {
    wanted.current = undefined
    setReport(undefined)
    setMedia(new Map())
    await forgetReport(userId)
  }, [userId])

  return { isLoading, report, media, isKept, begin, change, forget }
}
