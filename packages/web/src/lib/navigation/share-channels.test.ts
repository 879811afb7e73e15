import { expect, test } from 'vitest'
import { roomLink } from './paths.ts'
import { CHANNELS, sharePage } from './share-channels.ts'

test.each(CHANNELS)('WR8 a link shared by %s carries its source mark', (channel) => {
  const page = new URL(sharePage(channel, 'Join "Äpfel & Birnen"', roomLink('https://quokka.test', 'hk4pwt', channel)))
  const shared = [...page.searchParams.values()].join(' ')
  expect(shared).toContain(`https://quokka.test/hk4pwt?source=${channel}`)
  expect(page.href).not.toContain('&amp;')
})

test('WR8 the words of an invitation survive in the address', () => {
  const page = new URL(sharePage('whatsapp', 'Join "Äpfel & Birnen"', 'https://quokka.test/hk4pwt'))
  expect(page.searchParams.get('text')).toBe('Join "Äpfel & Birnen" https://quokka.test/hk4pwt')
})
