/** Trying a quiz out before it is published. */
export const previewMessages = {
  close: 'CLOSE PREVIEW',
  titleOf: 'Preview of {{quiz}}',
  unsaved: 'With your unsaved changes.',
  unfinished_one: '{{count}} slide is not finished: its changes are left out.',
  unfinished_other: '{{count}} slides are not finished: their changes are left out.',
  previous: 'Back to the slide before',
  next: 'On to the slide after',
  arrowKeys: 'The arrow keys lead from slide to slide.',
  loading: 'Opening the preview',
  sayQuestion: 'Question {{number}} of {{total}}.',
  saySlide: 'Info slide, {{number}} of {{total}}.',
  sayResult: '{{result}} {{points}} points. Your score is {{score}}.',
  sayScore: 'The preview is over. Your score is {{score}}.',
  resultTitle: 'That was your quiz',
  resultNote: 'Nobody else plays in a preview, so the place is drawn by lot.',
  again: 'Preview again',
} as const
