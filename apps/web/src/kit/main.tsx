import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../i18n/i18n.ts'
import '../styles/app.css'
import { KitScreen } from './kit-screen.tsx'

await startLanguage()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with id "root"')
createRoot(root).render(
  <StrictMode>
    <KitScreen />
  </StrictMode>,
)
