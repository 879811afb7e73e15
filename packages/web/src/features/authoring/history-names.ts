import { t } from '../../messages/studio.ts'
import { cutSlideTitle } from './cut-text.ts'
import type { Change } from './history.ts'

const named = (title: string | undefined): string =>
  cutSlideTitle((title ?? '').trim() || t('authoring:slide.untitled'))

/** What was done, in a few words that follow "Undo:". */
export const nameOfChange = (change: Change): string => {
  switch (change.is) {
    case 'moved':
      return t('authoring:history.moved')
    case 'edited': {
      const keys = new Set([...change.saved, ...change.unsaved].map(({ key }) => key))
      return t(`authoring:history.${change.what}`, { count: keys.size })
    }
    case 'wrote': {
      const [first, second] = change.slides
      if (second) return t('authoring:history.wroteSeveral', { count: change.slides.length })
      return t('authoring:history.wrote', { title: named((first?.after ?? first?.before)?.questionTitle) })
    }
    default: {
      const [first, second] = change.slides
      if (second) return t(`authoring:history.${change.is}Several`, { count: change.slides.length })
      return t(`authoring:history.${change.is}`, { title: named(first?.question.questionTitle) })
    }
  }
}
