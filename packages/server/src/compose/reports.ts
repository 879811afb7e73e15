import { readCategories, readQuizzes } from '@quokka/content'
import { Gauge } from 'prom-client'
import { createReportThreads } from '../adapters/spreadsheet/report-threads.ts'
import { createHostedQuizzes } from '../features/reports/hosted-quizzes.ts'
import type { ReportPorts } from '../features/reports/report-ports.ts'
import { reportRoutes } from '../features/reports/routes.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import type { ServerPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** The calls of reports, each report made in a thread of its own. */
export const composeReports = (
  ports: ServerPorts & Pick<ReportPorts, 'temporary' | 'rooms' | 'settleQTest' | 'makeDraft' | 'jobs'>,
  stores: Pick<Stores, 'forgottenPlayers' | 'plays' | 'qtests' | 'quizzes' | 'reportFacts'>,
): Route[] => {
  const { metrics } = ports
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
    forgotten: stores.forgottenPlayers,
    plays: stores.plays,
    facts: stores.reportFacts,
    qtests: stores.qtests,
    quizzes: createHostedQuizzes({
      quizzes: stores.quizzes,
      catalogue: { quizzes: readQuizzes(), categories: readCategories() },
    }),
  })
}
