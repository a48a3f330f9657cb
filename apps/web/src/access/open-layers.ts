import { createStore, type Store } from '../store.ts'

/** Sections of the announcements dialog: notices to players, messages shown to everyone on entering, and game news. */
export type AnnouncementSection = 'notices' | 'platform' | 'games'

/** A dialog that opens over whatever page is shown. */
export type LayerRequest =
  | { layer: 'announcements'; section: AnnouncementSection }
  | { layer: 'notice' }
  | { layer: 'download' }
  | { layer: 'help'; topic?: string | undefined }
  | { layer: 'palette' }
  | { layer: 'analytics' }
  /** The brand's own desk, whose window the browser blocked. */
  | { layer: 'customerService'; address: string }

export const layerRequest: Store<LayerRequest | null> = createStore<LayerRequest | null>(() => null)

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

export function openHelp(topic?: string): void {
  layerRequest.set({ layer: 'help', topic })
}

export function openPalette(): void {
  layerRequest.set({ layer: 'palette' })
}

export function openAnalytics(): void {
  layerRequest.set({ layer: 'analytics' })
}

export function dropLayer(): void {
  layerRequest.set(null)
}
