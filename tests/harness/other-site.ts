import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of somebody else, on another site than the product, which the tests reach by its address. */
export interface OtherSite {
  address: string
  close(): Promise<void>
}

/** Serves one page whose author has put a snippet into it, at its very top. */
export const openOtherSite = async (snippet: string): Promise<OtherSite> => {
  const page = `<!doctype html><html lang="en"><title>School</title><body style="margin:0">${snippet}<p>Our school</p>`
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
