import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Says why no code was sent, to be confirmed (specification 8). */
export function CodeRefusedDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation(['verification', 'ui'])
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('refusedTitle')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      footer={
        <Button variant="action" onClick={onClose}>
          {t('understood')}
        </Button>
      }
    >
      <p className="text-body text-muted">{text}</p>
    </Dialog>
  )
}
