import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('importing.formats', {
  names: {
    own: 'Quokka Quiz file',
    ownSheet: 'Quokka Quiz sheet',
    kahoot: "Kahoot's sheet",
    wayground: "Wayground's sheet",
    blooket: "Blooket's sheet",
    gimkit: "Gimkit's sheet",
    socrative: "Socrative's sheet",
    sheet: 'a sheet',
    openTrivia: 'Open Trivia DB',
    googleForms: 'Google Forms',
    kahootJson: "Kahoot's JSON",
    gift: 'GIFT',
    aiken: 'Aiken',
    text: 'plain text',
    terms: 'a list of terms',
    moodle: 'Moodle XML',
    qti12: 'QTI 1.2',
    qti21: 'QTI 2.1',
    qti22: 'QTI 2.2',
    qti30: 'QTI 3.0',
    files: 'a package',
  },
  separators: { comma: 'commas', semicolon: 'semicolons', tab: 'tabs', bar: 'bars' },
})
