import type { Caller } from './browsers.ts'

const WEEK_MS = 7 * 24 * 3_600_000

interface Wanted {
  quizId: string
  /** Ready-made by default. */
  qtestType?: 'RM' | 'PV'
  showAnswer?: boolean
  showResult?: boolean
  retakeFlag?: boolean
  additionalFields?: readonly string[]
  /** From now on. */
  startsInMs?: number
  endsInMs?: number
}

/** Schedules a quiz by the call of a signed-in host; answers the QTest's id. */
export const scheduleQTest = async (
  host: Caller,
  { quizId, qtestType = 'RM', startsInMs = 0, endsInMs = WEEK_MS, ...settings }: Wanted,
): Promise<string> => {
  const { status, body } = await host.call('qtest/createqtest', {
    qtestType,
    categories: [quizId],
    showAnswer: true,
    showResult: true,
    retakeFlag: false,
    additionalFields: [],
    ...settings,
    startDate: new Date(Date.now() + startsInMs).toISOString(),
    endDate: new Date(Date.now() + endsInMs).toISOString(),
  })
  const { qtestId } = JSON.parse(body)
  if (status !== 200 || qtestId === undefined) throw new Error(body)
  return qtestId
}
