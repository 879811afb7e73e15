/** What a QTest is made of: one quiz, or categories. */
export interface ScheduleChoice {
  qtestType: 'RM' | 'IB'
  /** One quiz, or the categories. */
  ids: string[]
  /** Under a dialog's title: what it is, and how many questions it has. */
  name: string
}
