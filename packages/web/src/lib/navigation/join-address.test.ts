import { expect, test } from 'vitest'
import { joinAddress } from './join-address.ts'

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname })

const page = (told?: string) => {
  const made = document.implementation.createHTMLDocument()
  if (told) made.head.innerHTML = `<meta name="join-origin" content="${told}">`
  return made
}

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://quiz.localhost'])(
  'WR28 on %s players are shown where the server says that phones reach it, or that they do not',
  (origin) => {
    expect(joinAddress(at(origin), page('http://192.168.1.7:3000'))).toEqual({
      origin: 'http://192.168.1.7:3000',
      isReachable: true,
    })
    expect(joinAddress(at(origin), page())).toEqual({ origin, isReachable: false })
  },
)

test.each(['http://192.168.1.7:3000', 'http://quokka.local', 'https://localhost.example', 'https://quiz.example'])(
  'WR28 on %s players are shown the address that the host uses',
  (origin) => {
    expect(joinAddress(at(origin), page('https://other.example'))).toEqual({ origin, isReachable: true })
  },
)
