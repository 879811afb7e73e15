import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { brandName } from '../lib/page/brand.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

// The page's policy allows no code made of text, so no schema needs to try.
z.config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')

document.title = brandName()
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
)
