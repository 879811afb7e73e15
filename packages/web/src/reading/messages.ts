import { createTranslator } from '../messages/stage.ts'

/** How the page is read: by the eye or by a voice. */
export const t = createTranslator('reading', {
  size: 'Text size',
  normal: 'Normal',
  larger: 'Larger',
  largest: 'Largest',
  font: 'Font',
  usual: 'Usual',
  readable: 'Readable',
  fontHelp: 'Readable: Latin letters that are hard to mix up, with more room between them.',
  contrast: 'Contrast',
  high: 'High',
  contrastHelp: 'High: black and white, and a border around whatever can be pressed.',
  aloud: 'Read aloud',
  silent: 'Off',
  atPress: 'At a press',
  always: 'Every question',
  aloudHelp: 'A voice of this device reads the question and its answers.',
  noVoice: 'This device has no voice for this language: {{language}}.',
  sample: 'Questions are read like this.',
  stop: 'Stop reading',
})
