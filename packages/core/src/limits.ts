/** The product's limits (contract §13), each with its unit in its name. One table, used by both sides of the wire. */
export const LIMITS = {
  titleCharacters: 300,
  explanationCharacters: 300,
  /** Of the alternative text of a picture. */
  pictureTextCharacters: 200,
  optionCharacters: 60,
  typedAnswerCharacters: 25,
  /** Spellings of a typed answer. */
  acceptedAnswers: 10,
  quizNameCharacters: 100,
  quizDescriptionCharacters: 200,
  quizSearchCharacters: 80,
  slidesPerQuiz: 200,
  /** Slides that one call adds. */
  slidesAddedAtOnce: 200,
  /** Quizzes of others in a host's list; more are found by searching. */
  listedPublicQuizzes: 100,
  /** One's own and the teams' quizzes there. */
  listedOwnQuizzes: 300,
  /** Those that a host may choose again at once. */
  playedLatelyQuizzes: 6,
  complaintCharacters: 300,
  decisionReasonCharacters: 200,
  playerNameCharacters: 30,
  emailCharacters: 254,
  roomCodeCharacters: 6,
  avatars: 5,
  username: { min: 5, minAtSignUp: 6, max: 20 },
  /** Longer ones are refused, never cut. */
  password: { min: 8, max: 200 },
  confirmationCodeCharacters: 6,
  personNameCharacters: 15,
  introductionCharacters: 100,
  mobileNumberDigits: 10,
  profilePictureBytes: 2 * 1_024 * 1_024,
  uploadBytes: 20 * 1_024 * 1_024,
  /** More is refused before anything is decoded: a small file can hold a picture that fills the memory. */
  picturePixels: 40_000_000,
  /** Larger pictures of quizzes are made smaller. */
  pictureSidePixels: 1_600,
  organisationNameCharacters: 60,
  teamNameCharacters: 60,
  /** Accounts that an administrator makes by one call. */
  invitationsAtOnce: 300,
  accountPoints: 1_000,
  optionsPerQuestion: 4,
  pairsPerQuestion: 4,
  orderedItems: { min: 2, max: 4 },
  defaultTimerS: 30,
  longestTimerS: 600,
  defaultMaxPoints: 100,
  largestMaxPoints: 1_000,
  infoSlideTimerS: 5,
  /** Unless a room is opened with another one. */
  getReadyMs: 3_000,
  latencyCreditMs: 250,
  /** What outages add to one question: whoever makes a server stop gains no more time to think, and everybody the same. */
  mostAddedMs: 300_000,
  /** A player who disconnected still counts among those who may answer for this long. */
  dropGraceMs: 10_000,
  /** In the waiting room the seat of a player who disconnected is free again after this long. */
  waitingSeatGraceMs: 30_000,
  leaderboardRows: 50,
  /** In the waiting room a host sees a whole class come in. */
  hostsWaitingRows: 100,
  leaderboardIntervalMs: 250,
  /** How long a QTest is open unless its host chooses otherwise. */
  qtestWindowMs: 7 * 24 * 3_600_000,
  /** The longest window of a QTest, and how far ahead it may begin. */
  qtestYearMs: 366 * 24 * 3_600_000,
  /** What a host may ask of participants besides name and email. */
  additionalFields: 10,
  additionalFieldCharacters: 30,
  additionalAnswerCharacters: 60,
  /** A participant without any answer keeps the place for this long after doing something last. */
  idlePlaceMs: 10 * 60_000,
  /** Names, or codes, by which a QTest is entered. */
  qtestListed: 2_000,
  qtestCodeCharacters: 8,
  /** Participants on one page of a QTest's progress. */
  progressRows: 100,
  /** Pages that one call may ask for. */
  progressPages: 20,
  /** Drawn from categories, or all when there are fewer. */
  interestQuestions: 10,
  /** What was drawn for an account or played in a room lately, so that the next draw has others. */
  rememberedQuestions: 200,
  /** Players on one page of a report. */
  reportedPlayers: 50,
  /** People, or teams, whose way over several games a report draws. */
  reportTrends: 50,
} as const
