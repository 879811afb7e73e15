import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import type { ReportType, ReportVariant } from '@quokka/core/report-types'
import type { ReportFigures } from '@quokka/core/reports'
import type { Language } from '@quokka/languages'
import type { SentFile } from '../../http/endpoints/mount-endpoint.ts'
import type { InFlight } from '../../http/limits/in-flight.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { ReportMade, ReportWanted } from '../../ports.ts'
import { reportFileName } from './file-name.ts'
import type { Reported } from './find-plays.ts'
import type { ReportPorts } from './report-ports.ts'

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** Soon somebody else's is made. */
const RETRY_S = 5

/** What is answered to somebody who went away. */
const NOBODY_READS: Refusal = { code: 'report/busy' }

/** For whom, and until when anybody waits for it. */
export interface Asking {
  /** What reports under way are counted by. */
  key: string
  /** The account; undefined where there is none. */
  hostId: string | undefined
  gone: AbortSignal
}

/** A host's own. */
export const askingOf = ({ userId }: { userId: string }, gone: AbortSignal): Asking => ({
  key: userId,
  hostId: userId,
  gone,
})

/** What a file holds and how it is called. */
export interface WantedFile {
  types: readonly ReportType[]
  format: 'xlsx' | 'csv'
  /** Spreadsheets are called by it. */
  variant: ReportVariant
  timeZone: string
  language: Language
}

/** Reports, each made apart from the games. */
export interface ReportDesk {
  figures(reported: Reported, asking: Asking): Promise<Result<ReportFigures, Refusal>>
  missed(reported: Reported, asking: Asking): Promise<Result<Question[], Refusal>>
  file(reported: Reported, asking: Asking, wanted: WantedFile): Promise<Result<SentFile, Refusal>>
}

type DeskPorts = Pick<ReportPorts, 'plays' | 'facts' | 'maker' | 'temporary'> & { underWay: InFlight }

const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal })

export const createReportDesk = ({ plays, facts, maker, temporary, underWay }: DeskPorts): ReportDesk => {
  const make = async (
    { variant, window, plays: reported }: Reported,
    { key, hostId, gone }: Asking,
    wanted: ReportWanted,
  ): Promise<Result<ReportMade, Refusal>> => {
    const end = underWay.begin(key)
    if (end === undefined) return refuse({ code: 'report/too-many-at-once', retryAfterS: RETRY_S })
    try {
      const visits = await plays.visitsOf([...new Set(reported.map(({ journalId }) => journalId))])
      const before = variant === 'quiz' && hostId !== undefined ? await facts.before(hostId, reported[0]) : undefined
      const ids = reported.map(({ playId }) => playId)
      const order = { variant, window, visits, wanted }
      const made = await maker.make(order, facts.of(ids, before === undefined ? [] : [before]), gone)
      if (made === 'busy') return refuse({ code: 'report/busy', retryAfterS: RETRY_S })
      if (made === 'tooLarge') return refuse({ code: 'report/too-large' })
      return made === 'gone' ? refuse(NOBODY_READS) : ok(made)
    } finally {
      end()
    }
  }

  return {
    async figures(reported, asking) {
      const made = await make(reported, asking, { what: 'figures' })
      if (!made.ok) return made
      if (made.value.what !== 'figures') throw new Error('Figures were asked for.')
      return ok(made.value.figures)
    },
    async missed(reported, asking) {
      const made = await make(reported, asking, { what: 'missed' })
      if (!made.ok) return made
      if (made.value.what !== 'missed') throw new Error('What was missed was asked for.')
      return ok(made.value.questions)
    },
    async file(reported, asking, wanted) {
      const { types, format, variant, timeZone, language } = wanted
      const path = temporary.newPath()
      const remove = () => rm(path, { force: true })
      let isSent = false
      try {
        const made = await make(reported, asking, { what: 'file', types, format, timeZone, language, path })
        if (!made.ok) return made
        if (asking.gone.aborted) return refuse(NOBODY_READS)
        if (made.value.what !== 'file') throw new Error('A file was asked for.')
        const content = createReadStream(path)
        content.once('close', () => void remove())
        asking.gone.addEventListener('abort', () => content.destroy(), { once: true })
        isSent = true
        const { quizName, startedAtMs } = reported.plays.at(-1) ?? reported.plays[0]
        return ok({
          name: reportFileName({ ...wanted, quizName, startedAtMs }),
          plainName: `${variant}Summary.${format}`,
          type: MEDIA_TYPES[format],
          bytes: made.value.bytes,
          content,
        })
      } finally {
        if (!isSent) await remove()
      }
    },
  }
}
