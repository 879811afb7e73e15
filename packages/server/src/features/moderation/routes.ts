import type { QuestionRead, ReportedAuthor, ReportedItem } from '@quokka/contract/http'
import {
  decideReport,
  listReports,
  questionRead,
  readReported,
  reportContent,
  setPublishing,
} from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalid } from '../../http/replies/invalid-field.ts'
import { mediaAddress } from '../../media/media-address.ts'
import type { ReportedItem as StoredItem } from '../../stores/reports.ts'
import type { Content } from './content.ts'
import { contentOf } from './content.ts'
import type { ModerationPorts } from './moderation-ports.ts'

/** Waiting reports of one quiz: what comes above tells nobody anything new. */
const MOST_WAITING = 100
const LISTED = { items: 100, remarks: 20 } as const

const SENTENCES = {
  reported: 'Thank you. An administrator will look at it.',
  keep: 'This quiz stays.',
  takeDown: 'This quiz is taken down.',
  mayPublish: (name: string) => `${name} may publish to everyone.`,
  mayNotPublish: (name: string) => `${name} may not publish to everyone any more.`,
  noReason: 'Please say why: the author reads this sentence.',
} as const

const iso = (ms: number): string => new Date(ms).toISOString()

const itemOf = async (
  item: StoredItem,
  content: Content,
  author: ReportedAuthor | undefined,
): Promise<ReportedItem> => {
  const { questionId } = item
  const index = questionId === null ? -1 : content.questionIds.indexOf(questionId)
  return {
    reportId: item.reportId,
    quizId: item.quizId,
    questionId,
    quizName: content.quizName,
    quizImage: mediaAddress(content.mediaFolder, content.quizImage),
    questionTitle: (questionId === null ? undefined : await content.titleOf(questionId)) ?? null,
    questionNumber: index < 0 ? null : index + 1,
    slideCount: content.questionIds.length,
    status: content.status,
    isPublic: content.isPublic,
    takenDown: content.isTakenDown,
    reportCount: item.reportCount,
    reports: item.remarks.map(({ reason, text, reportedAtMs }) => ({ reason, text, reportedOn: iso(reportedAtMs) })),
    author: author ?? null,
    decision: item.decision && {
      decision: item.decision.decision,
      reason: item.decision.reason,
      decidedOn: iso(item.decision.decidedAtMs),
    },
  }
}

const withAddresses = (content: Content, read: QuestionRead): QuestionRead => ({
  ...read,
  s3ImageName: read.s3ImageName && mediaAddress(content.mediaFolder, read.s3ImageName),
  s3AnswerImageName: read.s3AnswerImageName && mediaAddress(content.mediaFolder, read.s3AnswerImageName),
})

/** Reports by those who find a quiz, and what administrators decide about them (contract §5). */
export const moderationRoutes = (ports: ModerationPorts): Route[] => {
  const { reports, authors, isListedFor, playedQuestion, clock, chance } = ports
  return [
    route(reportContent, async ({ body, user, credential, credentials }) => {
      const { roomId, reason, text } = body
      const named = roomId === undefined ? body : playedQuestion(roomId, credentials(), body.questionId ?? '')
      if (named === undefined) return { ok: false, refusal: { code: 'quiz/slide-not-found' } }
      const { quizId, questionId = null } = named
      const content = (await isListedFor(user, quizId)) ? await contentOf(ports, quizId) : undefined
      if (content === undefined) return { ok: false, refusal: { code: 'quiz/not-found' } }
      if (questionId !== null && !content.questionIds.includes(questionId))
        return { ok: false, refusal: { code: 'quiz/slide-not-found' } }
      const report = { reportId: chance.newId(), quizId, questionId, ownerId: content.ownerId, reason }
      await reports.add({ ...report, credential: credential(), text: text.trim() }, clock.nowMs(), MOST_WAITING)
      return ok(SENTENCES.reported)
    }),
    route(listReports, async ({ body: { status } }) => {
      const stored = await reports.items(status, LISTED)
      const known = await authors.byIds(stored.flatMap(({ ownerId }) => ownerId ?? []))
      const items: ReportedItem[] = []
      for (const item of stored) {
        const content = await contentOf(ports, item.quizId)
        if (content !== undefined) items.push(await itemOf(item, content, known.get(item.ownerId ?? '')))
      }
      return ok({ open: await reports.count('open'), decided: await reports.count('decided'), items })
    }),
    route(readReported, async ({ body: { reportId } }) => {
      const reported = await reports.reported(reportId)
      const content = reported && (await contentOf(ports, reported.quizId))
      if (reported === undefined || content === undefined)
        return { ok: false, refusal: { code: 'moderation/item-not-found' } }
      const slides = await content.slides()
      const questions = slides.map((slide, index) => questionRead(reported.quizId, slide, index))
      return ok({ questions: questions.map((read) => withAddresses(content, read)) })
    }),
    route(decideReport, async ({ body: { reportId, decision, reason: typed } }) => {
      const reason = typed.trim()
      if (decision === 'takeDown' && reason === '')
        return { ok: false, refusal: invalid('reason', 'field/empty', SENTENCES.noReason) }
      return (await reports.decide(reportId, decision, reason, clock.nowMs()))
        ? ok(SENTENCES[decision])
        : { ok: false, refusal: { code: 'moderation/item-not-found' } }
    }),
    route(setPublishing, async ({ body: { userId, mayPublish } }) => {
      const name = await authors.setMayPublish(userId, mayPublish)
      if (name === undefined) return { ok: false, refusal: { code: 'moderation/author-not-found' } }
      return ok(mayPublish ? SENTENCES.mayPublish(name) : SENTENCES.mayNotPublish(name))
    }),
  ]
}
