import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../graphql/error-code.ts'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useUnlinkIdentityMutation } from './linked-identities.generated.ts'
import { failed } from './use-refusal.ts'

interface DisconnectIdentityProps {
  id: string
  name: string
  onClose: () => void
  onChanged: () => void
}

/** Asks before an account elsewhere is disconnected. */
export function DisconnectIdentity({ id, name, onClose, onChanged }: DisconnectIdentityProps) {
  const { t } = useTranslation(['security', 'ui'])
  const [unlink] = useUnlinkIdentityMutation()
  const [leaving, setLeaving] = useState(false)
  const errorText = useErrorText()
  const confirm = async () => {
    setLeaving(true)
    const { data, error } = await unlink({ variables: { input: { id } } }).catch(failed)
    const result = data?.unlinkIdentity
    onClose()
    if (result?.__typename !== 'SecurityChangeSuccess') {
      showToast({ tone: 'bad', title: errorText(result?.code ?? errorCodeOf(error)) })
      return
    }
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
      pending={leaving ? t('working') : false}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('disconnectText', { issuer: name })}
    </AlertDialog>
  )
}
