import { playMissed } from '@quokka/contract/http'
import { AGE_GROUPS } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { findPlays } from './find-plays.ts'
import type { ReportDesk } from './make-report.ts'
import { askingOf } from './make-report.ts'
import type { ReportPorts } from './report-ports.ts'

const ONCE_MORE = ' – once more'
const DESCRIPTION = 'Questions that fewer than 60 % got right.'

const nameOf = (quizName: string): string => {
  const most = LIMITS.quizNameCharacters - ONCE_MORE.length
  return `${quizName
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()}${ONCE_MORE}`
}

/** A draft of what was missed (contract §7). Rule RS10. */
export const missedRoute = (ports: ReportPorts, desk: Pick<ReportDesk, 'missed'>): Route =>
  route(playMissed, async ({ body, user, gone }) => {
    const reported = await findPlays(ports, body, user.userId)
    if (!reported.ok) return reported
    const missed = await desk.missed(reported.value, askingOf(user, gone()))
    if (!missed.ok) return missed
    const questions = missed.value.slice(0, LIMITS.slidesPerQuiz)
    if (questions.length === 0) return { ok: false, refusal: { code: 'report/nothing-missed' } }
    const { quizId, quizName, mediaFolder } = reported.value.plays.at(-1) ?? reported.value.plays[0]
    const hosted = (await ports.quizzes.find(user, [quizId])).get(quizId)
    const made = await ports.makeDraft(user, {
      quizName: nameOf(quizName),
      quizDescription: DESCRIPTION,
      // Where nothing says for whom it is, it is for those who may be asked anything.
      ageGroup: hosted?.ageGroup ?? user.ageGroup ?? AGE_GROUPS[AGE_GROUPS.length - 1] ?? AGE_GROUPS[0],
      banner: hosted?.banner ?? '',
      mediaFolder,
      questions,
    })
    return made.ok ? ok({ quizId: made.value.quizId, questionCount: questions.length }) : made
  })
