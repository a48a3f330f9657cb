import { useApolloClient } from '@apollo/client/react'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dropViewer } from '../../access/sign-in.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { StepUpFields, useStepUp } from '../../features/cashier/step-up.tsx'
import { useCloseAccountMutation } from '../../features/limits/breaks.generated.ts'

interface CloseAccountDialogProps {
  onClose: () => void
  /** Called before account data is cleared: leave member pages here. */
  onClosed: () => void
}

interface Confirmation {
  token: string
  balance: { amount: string; currency: string }
  unplayed: { amount: string; currency: string }
}

/** Closes the account in two steps: a proof of identity, then a confirmation that names the payout. */
export function CloseAccountDialog({ onClose, onClosed }: CloseAccountDialogProps) {
  const { t } = useTranslation(['limits', 'ui'])
  const format = useFormat()
  const client = useApolloClient()
  const formId = useId()
  const { run, isPending } = useSubmit(useCloseAccountMutation())
  const stepUp = useStepUp()
  const sending = useRef(false)
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const [error, setError] = useState<string>()

  const send = async () => {
    setError(undefined)
    const proof = confirmation ? null : await stepUp.proof()
    if (proof === 'missing') return
    if (proof && 'failed' in proof) return setError(proof.failed)
    const { success, problem, result } = await run({
      input: { confirmation: confirmation?.token ?? null, stepUp: proof },
    })
    if (result?.__typename === 'StepUpRequired') return stepUp.ask(result.methods)
    if (problem) {
      if (!stepUp.refuse(problem)) setError(problem.text)
      setConfirmation(null)
    } else if (success.__typename === 'CloseAccountConfirmation') {
      setConfirmation({ token: success.confirmation, balance: success.balance, unplayed: success.unplayed })
    } else {
      onClose()
      onClosed()
      sessionStorage.clear()
      await dropViewer(client)
      showToast({ tone: 'good', title: t('close.closed') })
    }
  }
  const sendOnce = async () => {
    if (sending.current) return
    sending.current = true
    await send().finally(() => (sending.current = false))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void sendOnce()
  }
  const pending = isPending ? t('working') : false
  if (confirmation) {
    const { balance, unplayed } = confirmation
    return (
      <AlertDialog
        title={t('close.confirmTitle')}
        confirmLabel={t('close.confirm')}
        cancelLabel={t('cancel')}
        closeLabel={t('ui:close')}
        tone="danger"
        pending={pending}
        onConfirm={() => void sendOnce()}
        onCancel={onClose}
      >
        <p>
          {/[1-9]/.test(balance.amount)
            ? t('close.confirmText', { amount: format.money(balance.amount, balance.currency) })
            : t('close.confirmEmpty')}
        </p>
        {/[1-9]/.test(unplayed.amount) ? (
          <p className="mt-2">
            {t('close.confirmUnplayed', { amount: format.money(unplayed.amount, unplayed.currency) })}
          </p>
        ) : null}
      </AlertDialog>
    )
  }
  return (
    <Dialog
      size="small"
      title={t('close.title')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="action" pending={pending}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error ? <ErrorState look="line" level={3} title={error} /> : null}
        <p className="text-body text-pretty text-muted">{t('close.text')}</p>
        <StepUpFields purpose="ACCOUNT_CLOSING" form={stepUp} />
      </form>
    </Dialog>
  )
}
