export * from './entitlement.ts'
export * from './prices.ts'
export * from './purchase.ts'
