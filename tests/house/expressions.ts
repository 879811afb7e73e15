import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const deploy = join(import.meta.dirname, '..', '..', 'deploy')

/** The file of the alarms, for whatever reads it by itself. */
export const ALERTS = join(deploy, 'prometheus-alerts.yml')

export interface Alert {
  name: string
  expression: string
}

/** The alarms, whose expressions are on one line each. */
export const readAlerts = (): Alert[] =>
  [...readFileSync(ALERTS, 'utf8').matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(
    ([, name = '', expression = '']) => ({ name, expression }),
  )

const Target = z.object({ expr: z.string() })
const Dashboard = z.object({ panels: z.array(z.object({ title: z.string(), targets: z.array(Target).optional() })) })

/** What the dashboard asks, without rows, which ask nothing. */
export const readDashboard = (): string[] =>
  Dashboard.parse(JSON.parse(readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8'))).panels.flatMap(
    ({ targets = [] }) => targets.map(({ expr }) => expr),
  )

export interface Asked {
  /** The metrics, each with the labels that select among its series. */
  metrics: readonly { name: string; labels: readonly string[] }[]
  /** The labels by which is summed. */
  groupings: readonly string[]
}

const OPERATORS = new Set(['and', 'or', 'unless'])
const GROUPING = /\b(?:by|without)\s*\(([^)]*)\)/g

/** What an expression of Prometheus asks for. */
export const askedIn = (expression: string): Asked => {
  const bare = expression.replace(/"[^"]*"/g, '""')
  const groupings = [...bare.matchAll(GROUPING)].flatMap(([, labels = '']) => labels.split(/\s*,\s*/))
  const metrics = [...bare.replace(GROUPING, '').matchAll(/(?<![\w$.])([a-z_]\w*)(?:\{([^}]*)\})?(?!\w|\s*\()/g)]
    .filter(([, name = '']) => !OPERATORS.has(name))
    .map(([, name = '', selectors = '']) => ({
      name,
      labels: [...selectors.matchAll(/(\w+)\s*[=!]/g)].flatMap(([, label]) => label ?? []),
    }))
  return { metrics, groupings }
}
