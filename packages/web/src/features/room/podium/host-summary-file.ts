import { getGameSummaryFile } from '@quokka/contract/http'
import { fetchFile } from '../../../lib/calls/fetch-file.ts'
import { saveFile } from '../../../lib/page/save-file.ts'
import { ownTimeZone } from '../../../lib/time/own-time-zone.ts'
import { t } from './host-messages.ts'

/** Saves the spreadsheet of a room's last game; what is to be said of it then. */
export const saveSummary = async (roomId: string): Promise<{ text: string; tone: 'good' | 'bad' }> => {
  const unwatched = { signal: new AbortController().signal, onReceived: () => {} }
  const answer = await fetchFile(getGameSummaryFile, { roomId, timeZone: ownTimeZone() }, unwatched)
  if (!answer.ok) return { text: answer.sentence, tone: 'bad' }
  const { name } = answer.value
  saveFile(name, answer.value)
  return { text: t('saved', { file: name }), tone: 'good' }
}
