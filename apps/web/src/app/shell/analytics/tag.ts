import { type AnalyticsEvent, findFields } from '../../../analytics/events.ts'
import { allowScriptsFrom } from '../../../trusted-types.ts'
import { serverNow } from '../../../server-time.ts'

export interface Tag {
  tagId: string
  origin: string
}

type Command = (...command: unknown[]) => void

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: Command
  }
}

/** Cookies of the tag, which its script sets for this host only. */
const COOKIE = /^(_ga|_gid|_gat|_gcl)/

/**
 * Loads the tag's script and restricts it: no advertising, no page URLs, no automatic events. Loaded once; after
 * `stopTag` it resumes.
 */
export function startTag({ tagId, origin }: Tag): void {
  setDisabled(tagId, false)
  if (window.gtag) return window.gtag('consent', 'update', { analytics_storage: 'granted' })
  const layer = (window.dataLayer = [] as unknown[])
  const gtag: Command = function () {
    // oxlint-disable-next-line prefer-rest-params -- the script recognises a command by its `arguments` object
    layer.push(arguments)
  }
  window.gtag = gtag
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('set', describedPage('/'))
  gtag('js', new Date(serverNow()))
  gtag('config', tagId, {
    send_page_view: false,
    // Sends events only to the script's own origin.
    server_container_url: origin,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
  })
  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  // Without cookies, which are shared by all ports of a host and by the subdomains of a parent domain.
  script.crossOrigin = 'anonymous'
  allowScriptsFrom(origin)
  script.src = `${origin}/gtag/js?id=${encodeURIComponent(tagId)}`
  document.head.append(script)
}

/** Sends a documented event; drops any other. */
export function sendToTag(event: AnalyticsEvent): void {
  const fields = findFields(event)
  if (!fields || !window.gtag) return
  // By default the tag sends the page's address and title, which name games, promotions and invitations.
  if (event.name === 'page_view') window.gtag('set', describedPage(event.page))
  window.gtag('event', event.name, fields)
}

/** Stops the tag and removes its stored data. A script cannot be unloaded, so this uses its own switch. */
export function stopTag({ tagId }: Tag): void {
  setDisabled(tagId, true)
  window.gtag?.('consent', 'update', { analytics_storage: 'denied' })
  if (window.dataLayer) window.dataLayer.length = 0
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? ''
    if (COOKIE.test(name)) document.cookie = `${name}=; max-age=0; path=/`
  }
}

const describedPage = (page: string) => ({
  page_location: location.origin + page,
  page_title: page,
  page_referrer: '',
})

/** The script's documented switch. */
function setDisabled(tagId: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${tagId}`]: isDisabled })
}
