import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import type { Passkey } from './passkey-item.tsx'
import { useRemovePasskeyMutation } from './passkeys.generated.ts'

interface RemovePasskeyProps {
  passkey: Passkey
  onClose: () => void
  onRemoved: () => void
}

export function RemovePasskey({ passkey, onClose, onRemoved }: RemovePasskeyProps) {
  const { t } = useTranslation(['security', 'ui'])
  const { run: remove, isPending } = useSubmit(useRemovePasskeyMutation())
  const confirm = async () => {
    const { problem } = await remove({ input: { id: passkey.id } })
    if (problem) showToast({ tone: 'bad', title: problem.text })
    else onRemoved()
  }
  return (
    <AlertDialog
      title={t('removePasskeyTitle')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      closeLabel={t('ui:close')}
      tone="danger"
      pending={isPending ? t('working') : false}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('removePasskeyText', { name: passkey.name })}
    </AlertDialog>
  )
}
