import { useTranslation } from 'react-i18next'
import { dropLayer } from '../../access/open-layers.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DownloadSteps } from './download/download-steps.tsx'

export function DownloadDialog() {
  const { t } = useTranslation(['layers', 'ui'])
  return (
    <Dialog size="large" title={t('download')} closeLabel={t('ui:close')} onClose={dropLayer} initialFocus="title">
      <p className="mb-4 text-body text-muted text-pretty">{t('downloadText')}</p>
      <DownloadSteps />
    </Dialog>
  )
}
