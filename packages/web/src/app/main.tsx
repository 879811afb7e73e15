import { createRoot } from 'react-dom/client'
import { loadPart } from '../lib/language/language.ts'
import { App } from './app.tsx'
import { keepPage } from './keep-page.ts'
import { readAsChosen } from './read-as-chosen.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')

// No `await` of the module's own: WebKit runs what imports such a module before it is ready.
void Promise.all([loadPart('stage'), readAsChosen()]).then(() => createRoot(root).render(<App />))
keepPage()
