import { createTranslator } from '../../../messages/stage.ts'

/** What only a host reads at the podium. */
export const t = createTranslator('hostPodium', {
  playAnotherRound: 'PLAY ANOTHER ROUND',
  backToWaitingRoom: 'Back to waiting room',
  downloadSummary: 'Download summary',
  anotherQuiz: 'Choose another quiz',
  saved: '{{file}} is in your downloads.',
})
