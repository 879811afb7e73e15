import type { Question } from '@quokka/core/questions'
import { t } from '../../messages/studio.ts'
import { announcedSeconds } from '../../questions/play/announced-seconds.ts'
import { VERDICT_WORDS } from '../../questions/play/verdict.ts'
import type { Preview } from './preview-state.ts'
import { outcome, secondsLeft, totalScore } from './preview-state.ts'

/** What a screen reader is told once about where the preview stands. */
export const announcementOf = (questions: readonly Question[], preview: Preview): string => {
  if (preview.phase === 'result') return t('preview:sayScore', { score: outcome(questions, preview).totalScore })
  if (preview.phase === 'answered') {
    const { verdict, points: count } = preview.mark
    return t('preview:sayResult', { result: t(VERDICT_WORDS[verdict]), count, score: totalScore(preview) })
  }
  const place = { number: preview.index + 1, total: questions.length }
  const question = questions[preview.index]
  const left = question ? secondsLeft(preview, question) : null
  if (left === null) return t('preview:saySlide', place)
  const said = announcedSeconds(left)
  return said === undefined ? t('preview:sayQuestion', place) : t('questions:play.secondsLeft', { count: said })
}
