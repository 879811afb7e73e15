/** Words that parts of the kit need everywhere; screens hand them to the parts. */
export const uiMessages = {
  close: 'Close',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  cancel: 'Cancel',
  retry: 'Try again',
  sound: 'Sound',
  room: 'Room',
  copyLink: 'Copy link',
  you: 'You',
  host: 'Host',
  away: 'away',
} as const
