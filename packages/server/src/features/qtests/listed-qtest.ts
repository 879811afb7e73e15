import type { QTestScheduled } from '@quokka/core/qtest'
import { isScored } from '@quokka/core/questions'
import { UPLOADS } from '../../media/unwanted.ts'
import { bannerAddress, uploadAt } from '../../qtest/banner.ts'
import type { NewQTest } from '../../stores/qtests.ts'

/** Names of the uploads that a QTest shows. */
const uploadsOf = ({ source }: QTestScheduled): string[] => {
  const { quiz, image } = source
  const inQuestions = quiz.questions.flatMap(({ questionImage, answerImage }) => [questionImage, answerImage])
  const shown = [uploadAt(image)?.name, ...(quiz.mediaFolder === UPLOADS ? inQuestions : [])]
  return shown.flatMap((name) => name ?? [])
}

/** What is listed of a QTest that has just been scheduled, of the given quizzes. */
export const listedQTest = (opened: QTestScheduled, quizIds: readonly string[]): NewQTest => ({
  ownerId: opened.ownerId,
  qtestName: opened.source.quiz.quizName,
  qtestImage: bannerAddress(opened.qtestId, opened.source.image),
  qtestType: opened.source.qtestType,
  startMs: opened.settings.startMs,
  endMs: opened.settings.endMs,
  questionCount: opened.source.quiz.questions.filter(isScored).length,
  media: uploadsOf(opened),
  quizIds,
  createdAtMs: opened.atMs,
})
