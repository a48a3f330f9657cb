import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useUnlinkIdentityMutation } from './linked-identities.generated.ts'

interface DisconnectIdentityProps {
  id: string
  name: string
  onClose: () => void
  onChanged: () => void
}

export function DisconnectIdentity({ id, name, onClose, onChanged }: DisconnectIdentityProps) {
  const { t } = useTranslation(['security', 'ui'])
  const { run: unlink, isPending } = useSubmit(useUnlinkIdentityMutation())
  const confirm = async () => {
    const { problem } = await unlink({ input: { id } })
    onClose()
    if (problem) return void showToast({ tone: 'bad', title: problem.text })
    onChanged()
    showToast({ tone: 'good', title: t('disconnected', { issuer: name }) })
  }
  return (
    <AlertDialog
      title={t('disconnectTitle', { issuer: name })}
      confirmLabel={t('disconnect')}
      cancelLabel={t('cancel')}
      closeLabel={t('ui:close')}
      tone="danger"
      pending={isPending ? t('working') : false}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('disconnectText', { issuer: name })}
    </AlertDialog>
  )
}
