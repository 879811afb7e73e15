import type { ModeratedAuthor, ModeratedItem, QuestionRead } from '@quokka/contract/http'
import {
  decideComplaint,
  listComplaints,
  questionRead,
  readModeratedQuiz,
  sendComplaint,
  setPublishing,
} from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type * as z from 'zod'
import type { Call, Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalid } from '../../http/replies/invalid-field.ts'
import { done } from '../../http/replies/successes.ts'
import { mediaAddress } from '../../media/media-address.ts'
import type { ModeratedItem as StoredItem } from '../../stores/complaints.ts'
import type { Content } from './content.ts'
import { contentOf } from './content.ts'
import type { ModerationPorts } from './moderation-ports.ts'
import { tellAdministratorsJob } from './tell-administrators.ts'

/** Complaints about one quiz that wait: what comes above tells nobody anything new. */
const MOST_WAITING = 100
const LISTED = { items: 100, remarks: 20 } as const

const iso = (ms: number): string => new Date(ms).toISOString()

const itemOf = async (
  item: StoredItem,
  content: Content,
  author: ModeratedAuthor | undefined,
): Promise<ModeratedItem> => {
  const { questionId } = item
  const index = questionId === null ? -1 : content.questionIds.indexOf(questionId)
  return {
    reportId: item.complaintId,
    quizId: item.quizId,
    questionId,
    qtestId: item.qtestId,
    quizName: content.quizName,
    quizImage: mediaAddress(content.mediaFolder, content.quizImage),
    questionTitle: (questionId === null ? undefined : await content.titleOf(questionId)) ?? null,
    questionNumber: index < 0 ? null : index + 1,
    slideCount: content.questionIds.length,
    status: content.status,
    isPublic: content.isPublic,
    takenDown: content.isTakenDown,
    reportCount: item.complaintCount,
    reports: item.remarks.map(({ reason, text, complainedAtMs }) => ({
      reason,
      text,
      reportedOn: iso(complainedAtMs),
    })),
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

/** Complaints by those who find a quiz, and what administrators decide about them (contract §5). */
export const moderationRoutes = (ports: ModerationPorts): Route[] => {
  const { complaints, authors, isListedFor, playedQuestion, takenQuestion, forgetTakeDowns, jobs, clock, chance } =
    ports
  /** What somebody complains about, in the names of its author. */
  const namedBy = async (call: Call<z.output<typeof sendComplaint.body>>) => {
    const { quizId, questionId = '', roomId, qtestId, attemptToken } = call.body
    if (qtestId !== undefined) return takenQuestion(call, { qtestId, attemptToken, questionId })
    if (roomId === undefined) return { quizId, questionId: questionId || null, qtestId: null }
    const played = await playedQuestion(roomId, call.credentials(), questionId)
    return played && { ...played, qtestId: null }
  }

  return [
    route(sendComplaint, async (call) => {
      const { body, user, credential } = call
      const { reason, text } = body
      const named = await namedBy(call)
      if (named === undefined) return { ok: false, refusal: { code: 'quiz/slide-not-found' } }
      const { quizId, questionId, qtestId } = named
      // Whoever takes a QTest is asked what may be listed for nobody, such as a draft. Rule MO11.
      const isSeen = qtestId !== null || (await isListedFor(user, quizId))
      const content = isSeen ? await contentOf(ports, named) : undefined
      if (content === undefined) return { ok: false, refusal: { code: 'quiz/not-found' } }
      if (questionId !== null && !content.questionIds.includes(questionId))
        return { ok: false, refusal: { code: 'quiz/slide-not-found' } }
      const complaint = { complaintId: chance.newId(), ...named, ownerId: content.ownerId, reason }
      const told = { ...complaint, credential: credential(), text: text.trim() }
      if (await complaints.add(told, clock.nowMs(), MOST_WAITING)) await jobs.add(tellAdministratorsJob(clock.nowMs()))
      return done('done/complaint-received')
    }),
    route(listComplaints, async ({ body: { status } }) => {
      const stored = await complaints.items(status, LISTED)
      const known = await authors.byIds(stored.flatMap(({ ownerId }) => ownerId ?? []))
      const items: ModeratedItem[] = []
      for (const item of stored) {
        const content = await contentOf(ports, item)
        if (content !== undefined) items.push(await itemOf(item, content, known.get(item.ownerId ?? '')))
      }
      return ok({ open: await complaints.count('open'), decided: await complaints.count('decided'), items })
    }),
    route(readModeratedQuiz, async ({ body: { reportId } }) => {
      const subject = await complaints.subject(reportId)
      const content = subject && (await contentOf(ports, subject))
      if (subject === undefined || content === undefined)
        return { ok: false, refusal: { code: 'moderation/item-not-found' } }
      const slides = await content.slides()
      const questions = slides.map((slide, index) => questionRead(subject.quizId, slide, index))
      return ok({ questions: questions.map((read) => withAddresses(content, read)) })
    }),
    route(decideComplaint, async ({ body: { reportId, decision, reason: typed } }) => {
      const reason = typed.trim()
      if (decision === 'takeDown' && reason === '')
        return { ok: false, refusal: invalid('reason', 'field/empty', 'field/empty/reason-for-author') }
      if (!(await complaints.decide(reportId, decision, reason, clock.nowMs())))
        return { ok: false, refusal: { code: 'moderation/item-not-found' } }
      forgetTakeDowns()
      return done(`done/complaint-${decision}`)
    }),
    route(setPublishing, async ({ body: { userId, mayPublish } }) => {
      const name = await authors.setMayPublish(userId, mayPublish)
      if (name === undefined) return { ok: false, refusal: { code: 'moderation/author-not-found' } }
      return done(mayPublish ? 'done/may-publish' : 'done/may-not-publish', { name })
    }),
  ]
}
