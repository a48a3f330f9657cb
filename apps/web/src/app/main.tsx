import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { keepInvitation } from '../access/invitation.ts'
import { startLanguage } from '../i18n/i18n.ts'
import '../styles/app.css'
import { Providers } from './providers.tsx'
import { prefetchLinks } from './prefetch.ts'
import { createRouter } from './router.tsx'

/** Gives a broken connection time to recover, without showing an empty page for long. */
const RELOAD_AFTER_MS = 4_000

// Before the router redirects.
keepInvitation(new URLSearchParams(location.search))
/** How long to wait for the first screen's code, so that the page renders once; after that the frame renders alone. */
const FIRST_SCREEN_WITHIN_MS = 250

// The router starts the screen's query while the language pack loads.
const texts = startLanguage()
const router = createRouter()
// Not awaited, because other chunks import this module and would wait for it.
void render()

async function render(): Promise<void> {
  try {
    await Promise.all([texts, firstScreen()])
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
}

function firstScreen(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const timer = setTimeout(resolve, FIRST_SCREEN_WITHIN_MS)
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      clearTimeout(timer)
      unsubscribe()
      resolve()
    })
  })
}
