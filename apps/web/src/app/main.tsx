import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { keepInvitation } from '../features/registration/invitation.ts'
import { startLanguage } from '../i18n/i18n.ts'
import '../styles/app.css'
import { Providers } from './providers.tsx'
import { prefetchLinks } from './prefetch.ts'
import { createRouter } from './router.tsx'

/** Gives a broken connection time to recover, without showing an empty page for long. */
const RELOAD_AFTER_MS = 4_000

// Before the router redirects.
keepInvitation(new URLSearchParams(location.search))
// The router starts the screen's query while the language pack loads.
const words = startLanguage()
const router = createRouter()
try {
  await words
} catch (missing) {
  // Without language packs nothing can be rendered. Reloading also picks up a newer version.
  setTimeout(() => location.reload(), RELOAD_AFTER_MS)
  throw missing
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into')
createRoot(root).render(
  <Providers>
    <RouterProvider router={router} useTransitions={false} />
  </Providers>,
)
prefetchLinks(router)
