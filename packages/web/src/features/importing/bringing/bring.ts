import { LIMITS } from '@quokka/core/limits'
import { uploadMedia } from '../../../questions/editing/media/upload-media.ts'
import { addToQuiz, makeQuizOf } from '../api/bring-questions.ts'
import { t } from '../messages.ts'
import type { ReportMedia } from '../report/kept-report.ts'
import { quizName } from '../report/quiz-name.ts'
import type { Delivery, Report } from '../report/report.ts'
import { without } from '../report/report.ts'

/** How far it is: quizzes that are made, and pictures of the next one. */
export interface Bringing {
  done: number
  total: number
  pictures?: { done: number; total: number }
}

export interface MadeQuiz {
  quizId: string
  name: string
  questions: number
  /** It was there before. */
  isOld: boolean
}

interface Around {
  media: ReportMedia
  /** A drawing for a quiz that brings no picture of its own. */
  coverFor: (name: string) => Promise<string | null>
  onProgress: (progress: Bringing) => void
  /** Each time something more is at the server: a tab that is closed then repeats nothing. */
  onChange: (report: Report) => void
  signal: AbortSignal
  sleep: (ms: number) => Promise<void>
}

export interface Brought {
  report: Report
  made: readonly MadeQuiz[]
  /** Why it ended before its end. */
  sentence?: string
}

const FIELDS = ['questionImage', 'answerImage'] as const

const mediaNames = ({ questions, cover }: Delivery): string[] => [
  ...new Set([
    ...(cover === undefined ? [] : [cover]),
    ...questions.flatMap(({ sent }) => FIELDS.map((field) => sent?.[field])).filter((name) => typeof name === 'string'),
  ]),
]

/** Sends what a delivery shows through the door of uploads; a medium that was sent before is not sent again. */
const withUploads = async (report: Report, delivery: Delivery, at: Bringing, around: Around) => {
  const names = mediaNames(delivery).filter((name) => around.media.has(name))
  const missing = names.filter((name) => !Object.hasOwn(report.uploaded, name))
  let next = report
  for (const [done, name] of missing.entries()) {
    around.onProgress({ ...at, pictures: { done, total: missing.length } })
    const blob = around.media.get(name) ?? new Blob()
    const file = new File([blob], name.split('/').at(-1) ?? name)
    const answer = await uploadMedia(file, { signal: around.signal, onProgress: () => {} })
    if (!answer.ok) return { report: next, sentence: answer.sentence }
    next = { ...next, uploaded: { ...next.uploaded, [name]: answer.value.name } }
    around.onChange(next)
  }
  return { report: next }
}

const send = async (
  report: Report,
  { name, description, cover, findability, file, ageGroup, questions }: Delivery,
  around: Around,
) => {
  const { uploaded, into } = report
  // Two files may hold the same.
  const importKey = `${report.id}:${questions[0]?.key ?? ''}`
  const named = (medium: unknown) => (typeof medium === 'string' ? (uploaded[medium] ?? null) : null)
  const sent = questions.map(({ sent: own }) => ({
    ...own,
    questionImage: named(own?.questionImage),
    answerImage: named(own?.answerImage),
  }))
  if (into.is === 'quiz') {
    const answer = await addToQuiz(into.quizId, importKey, sent)
    return answer.ok ? { ok: true as const, quizId: into.quizId, name: into.name } : answer
  }
  const own = quizName(name ?? '') || t('unnamed')
  const quizImage = (cover && named(cover)) || (await around.coverFor(own))
  const quizDescription = (description?.trim() || t('fromFile', { file })).slice(0, LIMITS.quizDescriptionCharacters)
  const quiz = { importKey, quizName: own, quizDescription, ageGroup, quizImage, ...findability }
  const answer = await makeQuizOf(quiz, sent)
  return answer.ok ? { ok: true as const, quizId: answer.value.quizId, name: own } : answer
}

const TOO_MANY = 429
/** A minute has room again for what the one before had not. */
const WAITS = 8
const WAIT_MS = 10_000

/** The same, and again after a pause where the server takes no more for now: folders may hold hundreds of files. */
const sendPatiently = async (report: Report, delivery: Delivery, around: Around) => {
  for (let waits = 0; ; waits += 1) {
    const answer = await send(report, delivery, around)
    const isTooSoon = !answer.ok && answer.status === TOO_MANY
    if (!isTooSoon || waits === WAITS || around.signal.aborted) return answer
    await around.sleep(WAIT_MS)
  }
}

/** Sends deliveries one after the other; each is at the server whole or not at all, and leaves the report then. Rules IM30 to IM33. */
export const bring = async (start: Report, deliveries: readonly Delivery[], around: Around): Promise<Brought> => {
  let report = start
  const made: MadeQuiz[] = []
  for (const [done, delivery] of deliveries.entries()) {
    const at = { done, total: deliveries.length }
    around.onProgress(at)
    const uploads = await withUploads(report, delivery, at, around)
    report = uploads.report
    if (around.signal.aborted) return { report, made, sentence: t('bringing.stopped') }
    if (uploads.sentence !== undefined) return { report, made, sentence: uploads.sentence }
    const answer = await sendPatiently(report, delivery, around)
    if (!answer.ok) return { report, made, sentence: answer.sentence }
    made.push({
      quizId: answer.quizId,
      name: answer.name,
      questions: delivery.questions.length,
      isOld: delivery.name === undefined,
    })
    report = without(report, new Set(delivery.questions.map(({ key }) => key)))
    around.onChange(report)
    if (around.signal.aborted && done + 1 < deliveries.length) return { report, made, sentence: t('bringing.stopped') }
  }
  return { report, made }
}
