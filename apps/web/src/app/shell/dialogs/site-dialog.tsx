import type { LayerRequest } from '../../../access/open-layers.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyComponent } from '../../../ui/load-part.ts'
import { NoticeDialog } from '../../../domains/site/notice-dialog.tsx'

// The notice opens by itself, so it shares this chunk; the others load on request.
const AnnouncementsDialog = lazyComponent(
  async () => (await import('../../../domains/site/announcements-dialog.tsx')).AnnouncementsDialog,
)
const BlockedDeskDialog = lazyComponent(
  async () => (await import('../../../domains/support/blocked-desk-dialog.tsx')).BlockedDeskDialog,
)
const DownloadDialog = lazyComponent(
  async () => (await import('../../../domains/site/download-dialog.tsx')).DownloadDialog,
)
const PaletteDialog = lazyComponent(async () => (await import('../../palette/palette-dialog.tsx')).PaletteDialog)
const HelpDialog = lazyComponent(async () => (await import('../../../domains/site/help-dialog.tsx')).HelpDialog)
const AnalyticsDialog = lazyComponent(async () => {
  const [{ AnalyticsDialog: Component }] = await Promise.all([
    import('../analytics/analytics-dialog.tsx'),
    loadTexts(['analytics']),
  ])
  return Component
})

export function SiteDialog({ request }: { request: LayerRequest }) {
  switch (request.layer) {
    case 'announcements':
      return <AnnouncementsDialog section={request.section} />
    case 'notice':
      return <NoticeDialog />
    case 'download':
      return <DownloadDialog />
    case 'help':
      return <HelpDialog topic={request.topic} />
    case 'palette':
      return <PaletteDialog />
    case 'analytics':
      return <AnalyticsDialog />
    case 'customerService':
      return <BlockedDeskDialog address={request.address} />
  }
}
