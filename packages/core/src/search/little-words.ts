/** Words that say nothing about what a quiz is about; a search of nothing else looks for them all the same. */
const ENGLISH =
  'a an the of in on for to and or with at by from is are was were do does did what which who how when where why about ' +
  'my our your some any all me i we it its be can vs versus famous quiz quizzes question questions mcq mcqs test tests worksheet ' +
  'worksheets topic topics chapter lesson kid kids student students pls please find need want best good'
const HINDI = 'का की के को में से और है हैं पर या एक क्या कौन पाठ प्रश्न प्रश्नोत्तरी सवाल क्विज'

/** As `wordsOf` answers them. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${HINDI}`.split(' '))
