import { useEffect, useState } from 'react'
import { browserSurroundings } from '../../room-connection/surroundings.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { createAttempt } from './attempt/attempt.ts'
import { attemptCalls } from './attempt/attempt-calls.ts'
import { QTestEntry } from './entry/qtest-entry.tsx'
import { QTestPlay } from './play/qtest-play.tsx'

/** A QTest's entry, under its id, and where it is played: one file to download, and one attempt on the way from one to the other. */
export const QTest = ({ rest }: { rest: string }) => {
  const toast = useToast()
  const [attempt] = useState(() =>
    createAttempt({ ...browserSurroundings(), tell: (text, tone) => toast({ text, tone }) }, attemptCalls),
  )
  // Whoever goes elsewhere while it waits for its turn does not begin any more.
  useEffect(() => attempt.leave, [attempt])
  const qtestId = rest.trim().toLowerCase()
  return qtestId === '' ? (
    <QTestPlay attempt={attempt} />
  ) : (
    <QTestEntry key={qtestId} qtestId={qtestId} attempt={attempt} />
  )
}
