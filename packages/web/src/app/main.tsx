import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { brandName } from '../lib/brand.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

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
