import type { Language } from '@quokka/languages'
import { directionOf } from '@quokka/languages'
import { pageWords } from './messages.ts'

const GROUND = '#1D1045'
const PNG = 'image/png'

/** What a browser needs to put the product on a home screen, by the name that the installation has. */
export const manifestOf = (brand: string, language: Language) => ({
  id: '/',
  name: brand,
  short_name: brand,
  description: pageWords(language)('what-it-is'),
  lang: language,
  dir: directionOf(language),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: GROUND,
  background_color: GROUND,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: PNG, purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: PNG, purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
  ],
})
