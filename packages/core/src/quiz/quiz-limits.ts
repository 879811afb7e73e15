/** Limits of libraries, of the question bank and of searches: beside `LIMITS`, which every player downloads. */
export const QUIZ_LIMITS = {
  /** Questions of the bank: on a page, taken at once, and found among those of accounts. */
  bankQuestionsPerPage: 12,
  bankQuestionsAtOnce: 20,
  bankQuestionsFound: 1_000,
  bankSearchCharacters: 100,
  /** Fewer who were asked say little about how hard a question is. */
  leastAskedForShare: 5,
  /** Those that a search finds among one's own and the teams', and as many of others. */
  foundQuizzes: 100,
  /** Those that come closest where nothing fits. */
  nearestQuizzes: 12,
  /** Searches that found nothing: words of a day, days that are kept, and words that are shown. */
  missedSearchesADay: 500,
  missedSearchDays: 90,
  listedMissedSearches: 100,
  /** On the page of a quiz. */
  similarQuizzes: 4,
  /** Of one's own and the teams', those among which they are chosen. */
  likelySimilarQuizzes: 50,
  /** The last plays from which the share of right answers is measured. */
  measuredPlays: 200,
  /** Players after whom the share of right answers says something about a quiz, and nothing about one of them. */
  playersOfMeasuredQuiz: 10,
  /** Words by which a quiz is found, as its author says them. */
  keyWordsPerQuiz: 16,
  keyWordCharacters: 40,
  /** How long the bin keeps a deleted quiz. */
  binDays: 30,
  /** Quizzes that one call moves, tags, publishes or deletes. */
  quizzesChangedAtOnce: 5_000,
  foldersPerLibrary: 200,
  folderNameCharacters: 60,
  tagsPerQuiz: 10,
  tagCharacters: 30,
} as const
