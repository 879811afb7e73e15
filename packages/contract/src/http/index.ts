export { type Answer, type Caller, type Endpoint, endpoint } from './endpoint.ts'
export * from './hosting.ts'
export * from './joining.ts'
