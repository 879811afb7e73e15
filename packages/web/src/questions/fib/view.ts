import { typedView } from '../families/typed-view.ts'
import type { QuestionView } from '../question-view.ts'
import { t } from './messages.ts'

export const fibView: QuestionView = { ...typedView, name: () => t('name') }
