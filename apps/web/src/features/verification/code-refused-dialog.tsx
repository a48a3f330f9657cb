import { useTranslation } from 'react-i18next'
import { AcknowledgeDialog } from '../../ui/acknowledge-dialog.tsx'

/** Says why no code was sent, to be confirmed. */
export function CodeRefusedDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation(['verification', 'ui'])
  return (
    <AcknowledgeDialog
      title={t('refusedTitle')}
      closeLabel={t('ui:close')}
      confirmLabel={t('understood')}
      onClose={onClose}
    >
      <p className="text-body text-muted">{text}</p>
    </AcknowledgeDialog>
  )
}
