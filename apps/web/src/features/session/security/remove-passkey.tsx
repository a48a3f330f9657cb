import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../graphql/error-code.ts'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import type { Passkey } from './passkey-item.tsx'
import { useRemovePasskeyMutation } from './passkeys.generated.ts'
import { failed } from './use-refusal.ts'

interface RemovePasskeyProps {
  passkey: Passkey
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a passkey is forgotten. */
export function RemovePasskey({ passkey, onClose, onRemoved }: RemovePasskeyProps) {
  const { t } = useTranslation(['security', 'ui'])
  const [remove] = useRemovePasskeyMutation()
  const [removing, setRemoving] = useState(false)
  const errorText = useErrorText()
  const confirm = async () => {
    setRemoving(true)
    const { data, error } = await remove({ variables: { input: { id: passkey.id } } }).catch(failed)
    const result = data?.removePasskey
    if (result?.__typename === 'SecurityChangeSuccess') return onRemoved()
    setRemoving(false)
    showToast({ tone: 'bad', title: errorText(result?.code ?? errorCodeOf(error)) })
  }
  return (
    <AlertDialog
      title={t('removePasskeyTitle')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      closeLabel={t('ui:close')}
      tone="danger"
      pending={removing ? t('working') : false}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('removePasskeyText', { name: passkey.name })}
    </AlertDialog>
  )
}
