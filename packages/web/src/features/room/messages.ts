/** Waiting room, get ready, quiz and podium. */
export const roomMessages = {
  // waiting room
  share: 'Share',
  players_one: '{{count}} player',
  players_other: '{{count}} players',
  andMorePlayers_one: 'and {{count}} more player',
  andMorePlayers_other: 'and {{count}} more players',
  youAreIn: 'You are in, {{name}}!',
  safeName: 'That is your friendly name here.',
  hostWillStart: 'The host will start the quiz.',
  youAreInShort: 'You are in!',
  keepScreenOpen: 'Keep this screen open.',
  playersInRoom: 'Players in this room',
  enteringRoom: 'Opening the room',

  // sharing
  inviteTitle: 'Invite players',
  inviteHelp: 'Anyone with the link or the code {{code}} can join.',
  inviteText: 'Join my quiz "{{quiz}}" with the code {{code}}:',
  copyCode: 'Copy code',
  shareBy: 'Share by {{channel}}',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'X',
  shareScore: 'Share your score',
  copyScore: 'Copy your score',
  scoreText: 'I came {{place}} with {{points}} points in the quiz "{{quiz}}". Can you beat me?',
  scoreCopied: 'Copied score details to clipboard',

  // leaving
  leaveHelp: 'You can come back with the code {{code}} while the room is open.',
  leaveHelpHost: 'The room closes for everyone in it.',
  exitTitle: 'Do You Want to Exit the Quiz?',
  exitQuiz: 'EXIT QUIZ',
  exit: 'Exit',
  keepPlaying: 'Keep playing',

  // notices
  offline: 'You seem to be offline. The quiz will resume once you are back online.',
  roomFull: 'Unable to join. Room is full',
  roomFullTitle: 'This room is full',
  hostLeft:
    'Uh oh! Looks like the host has left the game. You will now be redirected to the quiz homepage - Start your own quiz!',
  removedTitle: 'You are out of this room',
  removed: 'The host has removed you.',
  notInTitle: 'You are not in yet',
  roomOverTitle: 'This room is over',
  roomOver: 'The game in this room has ended.',
  invalidLink: 'Invalid Quiz link.',
  goingHome: 'Going home',
  inSeconds_one: 'in {{count}} second',
  inSeconds_other: 'in {{count}} seconds',
  startYourOwn: 'Start your own quiz',
  goHomeNow: 'Go home now',

  // get ready
  getReady: 'Get ready',
  go: 'GO',
  seconds_one: '{{count}}\u00a0second',
  seconds_other: '{{count}}\u00a0seconds',
  points_one: '{{count}}\u00a0point',
  points_other: '{{count}}\u00a0points',
  thanksForJoining: 'Thanks for joining! Please wait for the host to share the next question.',

  // quiz
  questionTab: 'Question',
  scoresTab: 'Scores',
  views: 'Question or scores',
  answeredOf: '{{answered}} of {{total}} answered',
  ofTotalAnswered: 'of {{total}} answered',
  answeredLastSeen: 'last seen: {{answered}} of {{total}}',
  answered: 'Answers so far',
  skip: 'Skip',
  answerOnOwnScreen: 'Answer on your own screen',
  fullScreen: 'Full screen',
  copyRoomCode: 'Room code {{code}}, copy',
  proceed: 'PROCEED',
  hostGoesOn: 'No points here. The host will go on.',

  // scores
  leaderboard: 'Leaderboard',
  scores: 'Scores',
  hideLeaderboard: 'Hide the leaderboard',
  showLeaderboard: 'Show the leaderboard',
  playing: '{{count}} playing',
  rightLastTime: '{{count}} right last time',
  rightShort: '{{count}} right',
  you: 'you',
  hasAnswered: 'has answered',
  andMore: 'and {{count}} more',
  noPoints: 'No scores yet',

  // answer
  hostShares: 'The host will share the next question',
  hostSharesPodium: 'The host will open the podium',
  questionResults: 'Show Question Results',

  // podium
  podium: 'Podium',
  wellPlayed: 'Well played, all',
  keepQuizzing: 'KEEP QUIZZING',
  playAnotherRound: 'PLAY ANOTHER ROUND',
  backToWaitingRoom: 'BACK TO WAITING ROOM',
  chooseAnotherQuiz: 'Choose another quiz',
  sameQuiz: 'Same quiz again',
  anotherRoundTitle: 'Another round',
  anotherRoundHelp: 'Everyone stays in the room.',
  backToHome: 'Back to home',
  waitForHost: 'Please wait for host to start a new game',

  // read out by screen readers
  sayWaiting: 'Waiting room. The host will start the quiz.',
  sayGetReady: 'Get ready for question {{number}} of {{total}}.',
  sayTimeLeft: '{{count}} seconds left',
  sayResult: '{{result}} {{points}} points. Your score is {{score}}, rank {{rank}}.',
  sayPodiumHost: 'The quiz is over. Here is the podium.',
  sayPodium: 'The quiz is over. You came {{place}} with {{points}} points.',
} as const
