import { StrictMode } from 'react'
import * as z from 'zod/mini'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { useLanguage } from '../lib/language/language.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

// The page's policy allows no code made of text, so no schema needs to try.
z.config({ jitless: true })

/** The product: the screen of the page's address. */
export const App = () => {
  useLanguage()
  return (
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>
  )
}
