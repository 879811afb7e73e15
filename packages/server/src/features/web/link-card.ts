import type { Language } from '@quokka/languages'
import { FIRST_LANGUAGE, localeOf } from '@quokka/languages'
import { escapeHtml } from '../../http/replies/escape-html.ts'
import type { AnnouncedQTest } from '../../qtest/announced-qtest.ts'
import { isQTestId } from '../../qtest/qtest-id.ts'
import { mayBeRoomCode } from '../../room/room-code.ts'
import { pageWords } from './messages.ts'

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
  /** Of whoever asks for the page. */
  language: Language
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

const ownPicture = (language: Language) => ({
  picture: '/link-card.png',
  pictureText: pageWords(language)('picture'),
})

/** Whoever fetches a link for a card is in no time zone of a reader's. */
const momentIn = (ms: number, language: Language): string => {
  const isEnglish = language === FIRST_LANGUAGE
  const format = new Intl.DateTimeFormat(isEnglish ? 'en-US' : localeOf(language), {
    year: 'numeric',
    month: isEnglish ? '2-digit' : 'long',
    day: isEnglish ? '2-digit' : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return format.format(ms)
}

const ofProduct = (brand: string, isInvitation: boolean, language: Language): LinkCard => ({
  title: brand,
  description: pageWords(language)('what-it-is'),
  ...ownPicture(language),
  isInvitation,
})

/** By the form of the code alone: whether there is such a room is not for a page to tell. Decision 0093. */
const ofRoom = (code: string, language: Language): LinkCard => ({
  title: pageWords(language)('room/title'),
  description: pageWords(language)('room/description', { code: code.toUpperCase() }),
  ...ownPicture(language),
  isInvitation: true,
})

const ofQTest = ({ name, picture, startMs, endMs }: AnnouncedQTest, language: Language): LinkCard => ({
  title: name,
  description: pageWords(language)('qtest/description', {
    start: momentIn(startMs, language),
    end: momentIn(endMs, language),
  }),
  ...(picture === '' ? ownPicture(language) : { picture, pictureText: name }),
  isInvitation: true,
})

const ofQuiz = ({ name, description, picture }: AnnouncedQuiz, language: Language): LinkCard => ({
  title: name,
  description,
  ...(picture === '' ? ownPicture(language) : { picture, pictureText: name }),
  isInvitation: true,
})

/** The card of a page's address. Nothing that it needs keeps the page from being shown. */
export const linkCardAt = async (
  path: string,
  { brand, language, findQTest, findQuiz }: LinkCardPorts,
): Promise<LinkCard> => {
  const [, written = ''] = path.split('/').filter(Boolean)
  const [first = '', second = '', ...more] = path.toLowerCase().split('/').filter(Boolean)
  if (second === '' && mayBeRoomCode(first)) return ofRoom(first, language)
  if (first === 'qtest' && more.length === 0 && isQTestId(second)) {
    const qtest = await findQTest(second).catch(() => undefined)
    if (qtest !== undefined) return ofQTest(qtest, language)
  }
  if (first === 'quiz' && second !== '' && more.length === 0) {
    // Ids of quizzes have letters of both cases.
    const quiz = await findQuiz(written).catch(() => undefined)
    if (quiz !== undefined) return ofQuiz(quiz, language)
  }
  return ofProduct(brand, first === '' || first === 'home', language)
}

/** A language with its territory, as cards name it, such as `hi_IN`. */
const localeOfCard = (language: Language): string => {
  const { language: code, region } = new Intl.Locale(localeOf(language)).maximize()
  return `${code}_${region}`
}

/**
 * The page with a card in its head. `address` is where the page was asked for, the origin first; without one there is neither
 * a picture nor an address, which must be absolute.
 */
export const withLinkCard = (
  page: string,
  { title, description, picture, pictureText, isInvitation }: LinkCard,
  { brand, origin, path, language }: { brand: string; origin: string | undefined; path: string; language: Language },
): string => {
  const meta = [
    ['og:type', 'website'],
    ['og:site_name', brand],
    ['og:locale', localeOfCard(language)],
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
