import { adminMessages } from '../features/admin/messages.ts'
import { authoringMessages } from '../features/authoring/messages.ts'
import { libraryMessages } from '../features/library/messages.ts'
import { previewMessages } from '../features/preview/messages.ts'
import { pricingMessages } from '../features/pricing/messages.ts'
import { profileMessages } from '../features/profile/messages.ts'
import { qtestFollowingMessages } from '../features/qtest-following/messages.ts'
import { quizPageMessages } from '../features/quiz-page/messages.ts'
import { reportsMessages } from '../features/reports/messages.ts'
import { addCatalogue, translate, translateIn } from '../lib/text/translate.ts'
import { editingMessages } from '../questions/editing/messages.ts'
import { closedQuizMessages } from '../quiz/closed-quiz-messages.ts'
import { accessMessages } from '../quiz/messages.ts'
import type { AccountsCatalogue } from './accounts.ts'
import './accounts.ts'
import type { CreateTranslator, Translator } from './translator.ts'

/** The English catalogue of the authors' screens, put into use when the first of them is loaded; beside that of the log in. */
const studioCatalogue = {
  pricing: pricingMessages,
  profile: profileMessages,
  admin: adminMessages,
  authoring: authoringMessages,
  library: libraryMessages,
  access: accessMessages,
  editing: editingMessages,
  preview: previewMessages,
  closedQuiz: closedQuizMessages,
  qtestFollowing: qtestFollowingMessages,
  quizPage: quizPageMessages,
  reports: reportsMessages,
}

type Catalogue = AccountsCatalogue & typeof studioCatalogue

addCatalogue(studioCatalogue)

/** A sentence of the studio, or of the stage, which is in use wherever the studio is. */
export const t: Translator<Catalogue> = translate

/** Makes the `t` of a feature of the studio that brings messages of its own; it has those of the studio and the stage as well. */
export const createTranslator: CreateTranslator<Catalogue> = translateIn
