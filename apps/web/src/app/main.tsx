import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { splitLanguagePath } from '@playhouse/shared/language-path.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { isViewerPending } from '../graphql/shown-viewer.ts'
import { noteSession } from '../access/session-mark.ts'
import { getInvitation, keepInvitation } from '../access/invitation.ts'
import { hasDrafts } from '../drafts/form-draft.ts'
import { client } from '../graphql/client.ts'
import type { LoadedQuery } from '../graphql/screen-loader.ts'
import { adoptLanguage, pageLanguage } from '../i18n/active-language.ts'
import { formatInteger } from '../i18n/format.ts'
import { startLanguage } from '../i18n/i18n.ts'
import '../styles/app.css'
// oxlint-disable-next-line import/no-unassigned-import -- Its policies must exist before anything is written.
import '../trusted-types.ts'
import { holdIdleParts } from '../ui/idle-component.tsx'
import { loadPart } from '../ui/load-part.ts'
import { whenIdleOrUsed } from '../ui/when-idle.ts'
import { paths } from '../paths.ts'
import { keepFirstShape } from './first-shape.tsx'
import { readPageState } from './page-state.ts'
import { Providers } from './providers.tsx'
import { Ready } from './ready.tsx'
import { createRouter, routesFor, type Router } from './router.tsx'
import { observeServerTime } from '../server-time.ts'

/** Gives a broken connection time to recover, without showing an empty page for long. */
const RELOAD_AFTER_MS = 4_000

/** The frame's code is asked for when the page is idle, at the latest after this time. */
const IDLE_WITHIN_MS = 500

noteSession()
takeLanguageOffAddress()
// Before the router redirects.
keepInvitation(new URLSearchParams(location.search))
// Not awaited, because other chunks import this module and would wait for it.
void start()

async function start(): Promise<void> {
  await firstPaint()
  const state = readPageState()
  const isSignedIn = document.documentElement.dataset.session !== 'visitor'
  if (state) {
    observeServerTime(state.renderedAt)
    client.restore(state.cache)
    isViewerPending.set(isSignedIn)
  }
  // The first formatter takes long; it is made while the screen's code is on its way.
  setTimeout(() => formatInteger(0, LANGUAGES[pageLanguage()].bcp47))
  const [router] = await Promise.all([createRouter(state?.router), startLanguage()]).catch((missing: unknown) => {
    // Without language packs nothing works. Reloading also picks up a newer version.
    setTimeout(() => location.reload(), RELOAD_AFTER_MS)
    throw missing
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to render into')
  const app = (
    <Providers client={client} renderedAt={state?.renderedAt}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  )
  const isHydrated = state !== undefined && !hasOwnForm()
  if (isHydrated) await readScreen(router)
  // A member waits for more than the frame.
  const releaseParts = isHydrated && !isSignedIn ? holdIdleParts() : undefined
  const onHydrated = () => {
    if (releaseParts) whenIdleOrUsed(releaseParts, IDLE_WITHIN_MS)
    whenIdleOrUsed(() => void prefetchLinks(router), IDLE_WITHIN_MS)
  }
  const onWorking = () => {
    // After the commit that calls this: within it, the screen and its loader would each send the query.
    if (state && isSignedIn) setTimeout(() => askWho(router))
  }
  const page = <Ready {...{ onHydrated, onWorking }}>{app}</Ready>
  // React yields to the browser between slices; otherwise hydration is one long task.
  if (isHydrated) startTransition(() => void hydrateRoot(root, page))
  else {
    keepFirstShape()
    createRoot(root).render(page)
  }
}

/** Resolves after the next frame, or soon in a hidden tab, which has none. */
function firstPaint(): Promise<void> {
  if (document.hidden) return nextTask()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Lets the browser paint and answer, where one long task would block it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Prepares and reads the screen's query in tasks before hydration, which finds the result in Apollo's caches. */
async function readScreen(router: Router): Promise<void> {
  for (const { route } of router.state.matches) {
    const query = (route.loader as Partial<LoadedQuery> | undefined)?.query
    const variables = router.state.loaderData[route.id]?.variables
    if (!query || !variables) continue
    const watched = client.watchQuery({ query, variables, fetchPolicy: 'cache-only' })
    await nextTask()
    watched.getCurrentResult()
    await nextTask()
  }
}

/** Without it each page is fetched when its link is pressed. */
async function prefetchLinks(router: Router): Promise<void> {
  // The routes to which most visitors go next.
  void routesFor(router, paths.logIn()).catch(() => undefined)
  const parts = await loadPart(() => import('./idle-parts.tsx')).catch(() => undefined)
  parts?.prefetchLinks((path) => routesFor(router, path))
}

/** A shared address names its language, `/en/promotions`; the page's own addresses do not, because the reader may change it. */
function takeLanguageOffAddress(): void {
  const { code, path } = splitLanguagePath(location.pathname, [pageLanguage()])
  if (!code) return
  history.replaceState(history.state, '', path + location.search + location.hash)
  adoptLanguage(code)
}

/** Whether a form of the page starts with what this tab has stored, which the server does not know. */
function hasOwnForm(): boolean {
  if (!document.querySelector('#root form[method="post"]')) return false
  const { affiliateCode, referralCode } = getInvitation(new URLSearchParams(location.search))
  return affiliateCode !== '' || referralCode !== '' || hasDrafts()
}

/** Asks for the personal parts, in the one query of the screen. */
function askWho(router: Router): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' })
  isViewerPending.set(false)
  void router.revalidate()
}
