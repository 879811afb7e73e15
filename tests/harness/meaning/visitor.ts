import * as z from 'zod'
import type { Endpoint } from '../../../packages/contract/src/http/index.ts'
import { bodyShapes, someBody } from './text-fields.ts'

export interface Reply {
  status: number
  text: string
}

const queryOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(z.record(z.string(), z.unknown()).parse(body)).map(([name, value]) => [name, String(value)]),
  )

/** A browser's HTTP side against a server in a process of its own: keeps its cookies, calls as the product's pages do. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async call({ path, method }: Pick<Endpoint, 'path' | 'method'>, body: unknown): Promise<Reply> {
    const address = `${this.origin}/qq/v1/${path}`
    const headers = { 'sec-fetch-site': 'same-origin', ...(this.cookies.size > 0 && { cookie: this.cookie() }) }
    const answer =
      method === 'GET'
        ? await fetch(`${address}?${queryOf(body)}`, { headers, redirect: 'manual' })
        : await fetch(address, {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
            redirect: 'manual',
          })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return { status: answer.status, text: await answer.text() }
  }

  /** Makes a call that must succeed, with whatever else its body needs; answers what it answered, as JSON. */
  async succeed(endpoint: Endpoint, known: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const [shape] = bodyShapes(endpoint.body)
    const body = shape === undefined ? {} : someBody(shape, known)
    const { status, text } = await this.call(endpoint, body)
    if (status !== 200) throw new Error(`${endpoint.path} answered ${status}: ${text}`)
    return typeof endpoint.answer === 'string' ? text : JSON.parse(text)
  }
}
