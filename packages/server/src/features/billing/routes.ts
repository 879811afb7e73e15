import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import type { BillingPorts } from './billing-ports.ts'
import { buyingRoutes } from './buying.ts'
import { confirmingRoutes } from './confirming.ts'
import { subscriptionRoutes } from './subscription.ts'

/** The calls of contract §8. */
export const billingRoutes = (ports: BillingPorts): Route[] => [
  ...buyingRoutes(ports),
  ...confirmingRoutes(ports),
  ...subscriptionRoutes(ports),
]
