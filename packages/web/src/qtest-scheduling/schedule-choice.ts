import type { InterestWish } from '@quokka/core/quiz'

/** What a QTest is made of: one quiz, or categories. */
export interface ScheduleChoice {
  qtestType: 'RM' | 'IB'
  /** One quiz, or the categories. */
  ids: string[]
  /** For whom and how hard categories are drawn; empty for a quiz. */
  wish: Omit<InterestWish, 'categories'>
  /** Under a dialog's title: what it is, and how many questions it has. */
  name: string
}
