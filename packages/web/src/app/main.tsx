import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepPage } from './keep-page.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')

createRoot(root).render(<App />)
keepPage()
