declare module 's3rver' {
  /** A service that speaks like S3, for tests. */
  // biome-ignore lint/style/noDefaultExport: so the package has it.
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
