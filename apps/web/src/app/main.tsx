import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { keepInvitation } from '../features/registration/invitation.ts'
import { startLanguage } from '../i18n/i18n.ts'
import '../styles/app.css'
import { Providers } from './providers.tsx'
import { createRouter, routes } from './router.tsx'
import { watchLinks } from './watch-links.ts'

/** Long enough for a broken connection to come back, short enough for whoever looks at an empty page. */
const RELOAD_AFTER_MS = 4_000

// Before the router leads anywhere else.
keepInvitation(new URLSearchParams(location.search))
// The router starts the screen's query; the words come meanwhile.
const words = startLanguage()
const router = createRouter()
try {
  await words
} catch (missing) {
  // Without words nothing can be said, so the page is loaded anew; a newer version brings its own.
  setTimeout(() => location.reload(), RELOAD_AFTER_MS)
  throw missing
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into')
createRoot(root).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
)
watchLinks(routes)
