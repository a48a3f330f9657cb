import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dropLayer } from '../../access/open-layers.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A link to the brand's own desk, for browsers that blocked its window. */
export function BlockedDeskDialog({ address }: { address: string }) {
  const { t } = useTranslation(['layers', 'ui'])
  return (
    <Dialog size="small" title={t('service.title')} closeLabel={t('ui:close')} onClose={dropLayer} initialFocus="title">
      <EmptyState
        icon={Headset}
        level={3}
        title={t('service.title')}
        text={t('service.blocked')}
        action={
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            onClick={dropLayer}
            className={buttonClass({ variant: 'action' })}
          >
            {t('service.open')}
          </a>
        }
      />
    </Dialog>
  )
}
