import { createStore, type Store } from '../store.ts'

/** Parts of the announcements dialog: notices to players, what the platform tells everyone who enters, news of games. */
export type AnnouncementSection = 'notices' | 'platform' | 'games'

/** Sizes of the customer-service window: 440 by 500 and 440 by 750. */
export type ServiceWindowSize = 'short' | 'tall'

/** Something to read or do that lies above whatever page is open. */
export type LayerRequest =
  | { layer: 'announcements'; section: AnnouncementSection }
  | { layer: 'notice' }
  | { layer: 'download' }
  | { layer: 'help'; topic?: string | undefined }
  | { layer: 'palette' }
  | { layer: 'analytics' }
  /** The window that was opened for it; null where the browser refused one. */
  | { layer: 'customerService'; opened: Window | null }

const SERVICE_WINDOW_WIDTH = 440
const SERVICE_WINDOW_HEIGHTS: Readonly<Record<ServiceWindowSize, number>> = { short: 500, tall: 750 }

/** The layer that is asked for, if any. */
export const layerRequest: Store<LayerRequest | null> = createStore<LayerRequest | null>(() => null)

/** Opens the announcements at one of their parts. */
export function askAnnouncements(section: AnnouncementSection = 'notices'): void {
  layerRequest.set({ layer: 'announcements', section })
}

/** Opens what the platform tells everyone who enters, to read again. */
export function askPlatformMessages(): void {
  askAnnouncements('platform')
}

/** Opens the notice that shows by itself once a session, if there is one. */
export function askNotice(): void {
  layerRequest.set({ layer: 'notice' })
}

/** Opens the way to the site on a phone: Android and iOS, four steps each. */
export function askDownload(): void {
  layerRequest.set({ layer: 'download' })
}

/** Opens the help centre, at a topic by its code where one is given. */
export function askHelp(topic?: string): void {
  layerRequest.set({ layer: 'help', topic })
}

/** Opens the search over everything. */
export function askPalette(): void {
  layerRequest.set({ layer: 'palette' })
}

/** Opens what is counted of the site's use, and the choice about it. */
export function askAnalytics(): void {
  layerRequest.set({ layer: 'analytics' })
}

/**
 * Opens customer service in a window of its own. To be called in the press itself: browsers refuse windows that open later.
 * The window waits empty until the desk's address is known, and is closed again where there is none.
 */
export function askCustomerService(size: ServiceWindowSize = 'tall'): void {
  const features = `popup,width=${SERVICE_WINDOW_WIDTH},height=${SERVICE_WINDOW_HEIGHTS[size]}`
  const opened = window.open('about:blank', 'customer-service', features)
  // The desk is another site: it has no business with this page.
  if (opened) opened.opener = null
  layerRequest.set({ layer: 'customerService', opened })
}

/** Closes the layer that is open. */
export function dropLayer(): void {
  layerRequest.set(null)
}
