import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AcknowledgeDialog } from '../../ui/acknowledge-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Replaces the code field when the URL has a valid code. */
export function InvitationNote({ code }: { code: string }) {
  const { t } = useTranslation('registration')
  return (
    <p className="flex items-center gap-2.5 rounded-card bg-good-soft px-3.5 py-2.5 text-body">
      <Icon icon={MailCheck} size={20} className="text-good" />
      <span className="min-w-0 break-words">{t('invitedBy', { code })}</span>
    </p>
  )
}

export function InvitationWrongDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation(['registration', 'ui'])
  return (
    <AcknowledgeDialog
      title={t('invitationTitle')}
      closeLabel={t('ui:close')}
      confirmLabel={t('understood')}
      onClose={onClose}
    >
      <p className="text-body break-words text-muted">{t('invitationText', { code })}</p>
    </AcknowledgeDialog>
  )
}
