import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addressReader, limitKey, networksOf } from './address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:DB8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('HT4 limits count %s as %s', (address, key) => {
  expect(limitKey(address)).toBe(key)
})

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2ff::9', ['2001:db8:1:2ff', '2001:db8:1:02/56', '2001:db8:1/48']],
  ['2001:db8:1:2::9', ['2001:db8:1:2', '2001:db8:1:00/56', '2001:db8:1/48']],
  ['::1', ['0:0:0:0', '0:0:0:00/56', '0:0:0/48']],
])('HT4 %s counts for the networks %j', (address, networks) => {
  for (const counted of [address, limitKey(address)])
    expect(networksOf(counted).map(({ network }) => network)).toEqual(networks)
})

const requestFrom = (address: string, forwarded?: string): IncomingMessage => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.each([
  [[], '10.0.0.1', '198.51.100.1', '10.0.0.1'],
  [['10.0.0.0/8'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8'], '10.0.0.1', 'forged, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [['10.0.0.0/8'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [['loopback'], '::1', '198.51.100.1', '198.51.100.1'],
])('HT4 with %j trusted, a call from %s forwarded for %s counts as %s', (trusted, from, forwarded, address) => {
  expect(addressReader(trusted)(requestFrom(from, forwarded))).toBe(address)
})
