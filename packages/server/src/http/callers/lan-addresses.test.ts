import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddresses } from './lan-addresses.ts'

const entry = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) =>
  ({
    address,
    family,
    internal,
    netmask: '',
    mac: '',
    cidr: null,
    ...(family === 'IPv6' && { scopeid: 0 }),
  }) as NetworkInterfaceInfo

test('OP9 the addresses for others are those of the network, private ones first', () => {
  const interfaces = {
    lo: [entry('127.0.0.1', 'IPv4', true)],
    eth0: [entry('203.0.113.5'), entry('fe80::1', 'IPv6')],
    wlan0: [entry('192.168.1.7'), entry('172.20.0.1'), entry('172.40.0.1')],
    gone: undefined,
  }
  expect(lanAddresses(interfaces)).toEqual(['192.168.1.7', '172.20.0.1', '203.0.113.5', '172.40.0.1'])
})

test('OP9 networks that the machine plays to itself come after real ones, and addresses that no router gave last', () => {
  const interfaces = {
    docker0: [entry('172.17.0.1')],
    'vEthernet (WSL)': [entry('172.28.0.1')],
    'VirtualBox Host-Only Network': [entry('192.168.56.1')],
    en5: [entry('169.254.7.7')],
    'Wi-Fi': [entry('192.168.1.7')],
  }
  const [first, ...others] = lanAddresses(interfaces)
  expect(first).toBe('192.168.1.7')
  expect(others.at(-1)).toBe('169.254.7.7')
})
