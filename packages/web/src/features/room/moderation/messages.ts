import { createTranslator } from '../../../messages/stage.ts'

/** What a host reads about one player. */
export const t = createTranslator('moderation', {
  placeOf: 'Player {{place}} of {{total}}',
  extraTimeMeanwhile: 'Until then everyone else reads “A moment”, and no name.',
  extraTimeSave: 'Save from the next question on',
  extraTimeSaved: 'Saved from the next question on.',
  renameTitle: 'Rename to a safe name',
  renameHelp: 'Every screen shows the new name at once. The seat stays.',
  safeNames: 'Safe names',
  newNames: 'New names',
  rename: 'Rename',
  removeRow: 'Remove from the room',
  removeTitle: 'Remove {{name}} from this room?',
  removeHelp: 'The player leaves at once and cannot join this room again.',
  keep: 'Keep player',
  remove: 'Remove player',
  lock: 'Lock the room',
  lockHelp: 'Nobody new can join. Whoever is here can come back.',
})
