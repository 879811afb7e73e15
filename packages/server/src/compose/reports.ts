import { readCategories, readQuizzes } from '@quokka/content'
import { Gauge } from 'prom-client'
import { createReportThreads } from '../adapters/spreadsheet/report-threads.ts'
import { createHostedQuizzes } from '../features/reports/hosted-quizzes.ts'
import type { ReportPorts } from '../features/reports/report-ports.ts'
import { reportRoutes } from '../features/reports/routes.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import { createPlays } from '../stores/plays.ts'
import { createQTests } from '../stores/qtests.ts'
import { createQuizzes } from '../stores/quizzes.ts'
import { createReportFacts } from '../stores/report-facts.ts'
import type { ServerPorts } from './server-ports.ts'

/** The calls of reports, each report made in a thread of its own. */
export const composeReports = (
  ports: ServerPorts & Pick<ReportPorts, 'temporary' | 'rooms' | 'settleQTest' | 'makeDraft'>,
): Route[] => {
  const { database, metrics } = ports
  const maker = createReportThreads()
  new Gauge({
    name: 'quokka_reports',
    help: 'Reports that are being made',
    registers: [metrics],
    collect() {
      this.set(maker.running())
    },
  })
  return reportRoutes({
    ...ports,
    maker,
    plays: createPlays(database),
    facts: createReportFacts(database),
    qtests: createQTests(database),
    quizzes: createHostedQuizzes({
      quizzes: createQuizzes(database),
      catalogue: { quizzes: readQuizzes(), categories: readCategories() },
    }),
  })
}
