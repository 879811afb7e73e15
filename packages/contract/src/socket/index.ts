export * from './client-to-server.ts'
export * from './close-codes.ts'
export * from './server-to-client.ts'
