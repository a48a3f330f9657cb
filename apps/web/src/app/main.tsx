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
/** Waits for the first screen's code a moment, so that the page is rendered once; without it the frame is shown meanwhile. */
const FIRST_SCREEN_WITHIN_MS = 250

// The router starts the screen's query while the language pack loads.
const words = startLanguage()
const router = createRouter()
// Not awaited here: other chunks import this one and would wait for it.
void render()

async function render(): Promise<void> {
  try {
    await Promise.all([words, firstScreen()])
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
