import { createTranslator } from '../../messages/stage.ts'

/** The page that shares a QTest. */
export const t = createTranslator('qtestSharing', {
  title: 'Your QTest is Ready',
  windows: { Active: 'Active', YetToStart: 'Yet to start', Expired: 'Expired' },
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  dates: '{{start}} to {{end}}',
  loading: 'Loading the QTest',
  failedTitle: 'Your QTest could not be loaded',
  link: 'The link to your QTest',
  home: 'Home',
  invite: 'Invite',
  embed: 'Embed',
  progress: 'Progress',
  scan: 'Scan to take the QTest',
  qrLabel: 'QR code of {{link}}',
  download: 'Download PNG',
  notDownloaded: 'The picture could not be made.',
  closed: 'An administrator has closed this QTest: nobody begins, and no further question is asked. {{why}}',
  notForPhones: 'Phones cannot reach this address. Open this page by the computer’s address in the network.',
  inviteTitle: 'Invite participants',
  access: {
    link: 'Anyone with the link can take the QTest while it is open.',
    members: 'Members who have the link can take the QTest while it is open.',
    names: 'Whoever is on your list of names can take the QTest while it is open.',
    codes: 'Whoever has one of your codes can take the QTest while it is open.',
  },
  showList: { names: 'Names', codes: 'Codes' },
  inviteText: 'Take my QTest "{{name}}", open from {{start}} to {{end}}:',
  shareBy: 'Share by {{channel}}',
  channels: { whatsapp: 'WhatsApp', facebook: 'Facebook', twitter: 'X', email: 'e-mail' },
})
