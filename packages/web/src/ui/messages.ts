/** Words that parts of the kit need everywhere; screens hand them to the parts. */
export const uiMessages = {
  close: 'Close',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  sound: 'Sound',
  room: 'Room',
  roomCode: 'Room code',
  copyLink: 'Copy link',
  stepOf: 'Step {{number}} of {{of}}',
  you: 'You',
  host: 'Host',
  away: 'away',
} as const
