import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropViewer } from '../../access/sign-in.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useCloseAccountMutation } from './breaks.generated.ts'

interface CloseAccountDialogProps {
  onClose: () => void
  /** Called before the page forgets the account: leave what only members may see. */
  onClosed: () => void
}

interface Confirmation {
  token: string
  balance: { amount: string; currency: string }
}

/** Closes the account in two steps; the second one names what is paid out. */
export function CloseAccountDialog({ onClose, onClosed }: CloseAccountDialogProps) {
  const { t } = useTranslation(['limits', 'ui'])
  const format = useFormat()
  const client = useApolloClient()
  const { run, isPending } = useSubmit(useCloseAccountMutation())
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const [error, setError] = useState<string>()

  const send = async () => {
    const { success, problem } = await run({ input: { confirmation: confirmation?.token ?? null } })
    if (problem) {
      setError(problem.text)
      setConfirmation(null)
    } else if (success.__typename === 'CloseAccountConfirmation') {
      setError(undefined)
      setConfirmation({ token: success.confirmation, balance: success.balance })
    } else {
      onClose()
      onClosed()
      sessionStorage.clear()
      await dropViewer(client)
      showToast({ tone: 'good', title: t('close.closed') })
    }
  }
  const balance = confirmation?.balance
  return (
    <AlertDialog
      key={confirmation ? 'confirm' : 'ask'}
      title={t(confirmation ? 'close.confirmTitle' : 'close.title')}
      confirmLabel={t(confirmation ? 'close.confirm' : 'continue')}
      cancelLabel={t('cancel')}
      closeLabel={t('ui:close')}
      tone={confirmation ? 'danger' : 'action'}
      pending={isPending ? t('working') : false}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-3">
        {error ? <ErrorState look="line" level={3} title={error} /> : null}
        {balance ? (
          <p>
            {/[1-9]/.test(balance.amount)
              ? t('close.confirmText', { amount: format.money(balance.amount, balance.currency) })
              : t('close.confirmEmpty')}
          </p>
        ) : (
          <p>{t('close.text')}</p>
        )}
      </div>
    </AlertDialog>
  )
}
