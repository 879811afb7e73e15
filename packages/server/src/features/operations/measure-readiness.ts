import type { Registry } from 'prom-client'
import { Gauge } from 'prom-client'
import type { ReadinessPorts } from './readiness.ts'
import { readinessOf } from './readiness.ts'

/** What `/readyz` says, for whoever reads figures only. */
export const measureReadiness = (ports: ReadinessPorts & { metrics: Registry }): void => {
  new Gauge({
    name: 'quokka_ready',
    help: 'Whether /readyz says that calls may be sent here: 1, or 0',
    registers: [ports.metrics],
    async collect() {
      const { isReady } = await readinessOf(ports)
      this.set(isReady ? 1 : 0)
    },
  })
}
