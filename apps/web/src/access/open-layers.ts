import { createStore, type Store } from '../store.ts'

/** Sections of the announcements dialog: notices to players, messages shown to everyone on entering, and game news. */
export type AnnouncementSection = 'notices' | 'platform' | 'games'

/** Sizes of the customer-service window: 440 by 500 and 440 by 750. */
export type ServiceWindowSize = 'short' | 'tall'

/** A dialog that opens over whatever page is shown. */
export type LayerRequest =
  | { layer: 'announcements'; section: AnnouncementSection }
  | { layer: 'notice' }
  | { layer: 'download' }
  | { layer: 'help'; topic?: string | undefined }
  | { layer: 'palette' }
  | { layer: 'analytics' }
  /** The window opened for it; null where the browser blocked it. */
  | { layer: 'customerService'; opened: Window | null }

const SERVICE_WINDOW_WIDTH = 440
const SERVICE_WINDOW_HEIGHTS: Readonly<Record<ServiceWindowSize, number>> = { short: 500, tall: 750 }

/** The requested layer, if any. */
export const layerRequest: Store<LayerRequest | null> = createStore<LayerRequest | null>(() => null)

/** Opens the announcements at a section. */
export function openAnnouncements(section: AnnouncementSection = 'notices'): void {
  layerRequest.set({ layer: 'announcements', section })
}

/** Opens the messages that everyone sees on entering, to read them again. */
export function openPlatformMessages(): void {
  openAnnouncements('platform')
}

/** Opens the notice shown once per session, if there is one. */
export function openNotice(): void {
  layerRequest.set({ layer: 'notice' })
}

/** Opens the installation guide for Android and iOS. */
export function openDownload(): void {
  layerRequest.set({ layer: 'download' })
}

/** Opens the help centre, optionally at a topic. */
export function openHelp(topic?: string): void {
  layerRequest.set({ layer: 'help', topic })
}

/** Opens the global search. */
export function openPalette(): void {
  layerRequest.set({ layer: 'palette' })
}

/** Opens the analytics consent dialog. */
export function openAnalytics(): void {
  layerRequest.set({ layer: 'analytics' })
}

/**
 * Opens customer service in its own window. Call it directly in the click handler: browsers block windows that open
 * later. The window stays empty until the desk's address is known, and closes if the site has no desk.
 */
export function openCustomerService(size: ServiceWindowSize = 'tall'): void {
  const features = `popup,width=${SERVICE_WINDOW_WIDTH},height=${SERVICE_WINDOW_HEIGHTS[size]}`
  const opened = window.open('about:blank', 'customer-service', features)
  // The desk is another site and must not reach this page.
  if (opened) opened.opener = null
  layerRequest.set({ layer: 'customerService', opened })
}

/** Closes the layer that is open. */
export function dropLayer(): void {
  layerRequest.set(null)
}
