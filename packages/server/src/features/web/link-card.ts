import { escapeHtml } from '../../http/replies/escape-html.ts'
import type { AnnouncedQTest } from '../../qtest/announced-qtest.ts'
import { isQTestId } from '../../qtest/qtest-id.ts'
import { mayBeRoomCode } from '../../room/room-code.ts'
import { WHAT_IT_IS } from './messages.ts'

/** What a link shows where it is pasted: in a chat, a mail or a post. */
export interface LinkCard {
  title: string
  description: string
  /** The address of a picture, from the root on. */
  picture: string
  /** What the picture shows, for those who do not see it. */
  pictureText: string
  /** Whether the address is one that people send on: it is named then. */
  isInvitation: boolean
}

export interface LinkCardPorts {
  brand: string
  /** Undefined where there is none, or none any more. */
  findQTest(qtestId: string): Promise<AnnouncedQTest | undefined>
  /** Undefined where there is none that everybody may open. */
  findQuiz(quizId: string): Promise<AnnouncedQuiz | undefined>
}

/** What everybody reads of a quiz that is open to all. */
export interface AnnouncedQuiz {
  name: string
  description: string
  /** An address from the root on; empty for none. */
  picture: string
}

const OWN_PICTURE = { picture: '/link-card.png', pictureText: 'A smiling quokka among stars' }

/** Whoever fetches a link for a card is in no time zone of a reader's. */
const MOMENT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

const ofProduct = (brand: string, isInvitation: boolean): LinkCard => ({
  title: brand,
  description: WHAT_IT_IS,
  ...OWN_PICTURE,
  isInvitation,
})

/** By the form of the code alone: whether there is such a room is not for a page to tell. Decision 0093. */
const ofRoom = (code: string): LinkCard => ({
  title: 'Join the quiz',
  description: `You are invited to a live quiz. The code of its room: ${code.toUpperCase()}.`,
  ...OWN_PICTURE,
  isInvitation: true,
})

const ofQTest = ({ name, picture, startMs, endMs }: AnnouncedQTest): LinkCard => ({
  title: name,
  description: `Take it in your own time, from ${MOMENT.format(startMs)} to ${MOMENT.format(endMs)} (UTC).`,
  ...(picture === '' ? OWN_PICTURE : { picture, pictureText: name }),
  isInvitation: true,
})

const ofQuiz = ({ name, description, picture }: AnnouncedQuiz): LinkCard => ({
  title: name,
  description,
  ...(picture === '' ? OWN_PICTURE : { picture, pictureText: name }),
  isInvitation: true,
})

/** The card of a page's address. Nothing that it needs keeps the page from being shown. */
export const linkCardAt = async (path: string, { brand, findQTest, findQuiz }: LinkCardPorts): Promise<LinkCard> => {
  const [, written = ''] = path.split('/').filter(Boolean)
  const [first = '', second = '', ...more] = path.toLowerCase().split('/').filter(Boolean)
  if (second === '' && mayBeRoomCode(first)) return ofRoom(first)
  if (first === 'qtest' && more.length === 0 && isQTestId(second)) {
    const qtest = await findQTest(second).catch(() => undefined)
    if (qtest !== undefined) return ofQTest(qtest)
  }
  if (first === 'quiz' && second !== '' && more.length === 0) {
    // Ids of quizzes have letters of both cases.
    const quiz = await findQuiz(written).catch(() => undefined)
    if (quiz !== undefined) return ofQuiz(quiz)
  }
  return ofProduct(brand, first === '' || first === 'home')
}

/**
 * The page with a card in its head. `address` is where the page was asked for, the origin first; without one there is neither
 * a picture nor an address, which must be absolute.
 */
export const withLinkCard = (
  page: string,
  { title, description, picture, pictureText, isInvitation }: LinkCard,
  { brand, origin, path }: { brand: string; origin: string | undefined; path: string },
): string => {
  const meta = [
    ['og:type', 'website'],
    ['og:site_name', brand],
    ['og:title', title],
    ['og:description', description],
    ...(origin === undefined
      ? []
      : [
          ...(isInvitation ? [['og:url', `${origin}${path}`]] : []),
          ['og:image', `${origin}${picture}`],
          ['og:image:alt', pictureText],
        ]),
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}" />`)
  // The rest of a Twitter card is read from the properties.
  const kind = '<meta name="twitter:card" content="summary_large_image" />'
  return page.replace('</head>', () => `${meta.join('')}${kind}</head>`)
}
