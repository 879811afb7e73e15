import { createTranslator } from '../messages/stage.ts'

/** Certificates for the players of a game. */
export const t = createTranslator('certificates', {
  open: 'Certificates',
  title: 'Certificates',
  help: 'A page in A4 landscape for each player.',
  close: 'Close',
  who: 'For',
  firstThree: 'The first three',
  everyone: 'Everyone ({{count}})',
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
  back: 'Back',
  print: 'Print',
  heading: 'Certificate',
  goesTo: 'This certificate goes to',
  place: '{{place}} place',
  placeAs: '{{place}} place · {{title}}',
  of_one: 'in the quiz “{{quiz}}” with {{count}} point',
  of_other: 'in the quiz “{{quiz}}” with {{count}} points',
  date: 'Date',
  host: 'Host',
})
