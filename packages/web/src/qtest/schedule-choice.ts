/** What a QTest is made of: one quiz, or categories. */
export interface ScheduleChoice {
  qtestType: 'RM' | 'IB'
  /** One quiz, or the categories. */
  ids: string[]
  /** Under the dialog's title: the quiz with its questions, or the categories. */
  name: string
}
