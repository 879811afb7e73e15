import { createRoot } from 'react-dom/client'
import { brandName } from '../lib/page/brand.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')

document.title = brandName()
createRoot(root).render(<App />)
