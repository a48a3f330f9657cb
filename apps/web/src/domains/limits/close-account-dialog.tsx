import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActingAccount } from '../../access/acting-account.tsx'
import { dropViewer } from '../../access/sign-in.ts'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { type MutationForm, useMutationForm } from '../../forms/use-mutation-form.ts'
import { getResponse } from '../../graphql/response.ts'
import { type SuccessOf, useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { StepUpFields, useStepUp } from '../cashier/parts/step-up.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useClosingPreviewQuery } from './account-closing.generated.ts'
import { ClosingPreviewContent } from './closing-preview.tsx'
import { type CloseAccountMutation, useCloseAccountMutation } from './breaks.generated.ts'
import { useLostBonusText } from './use-lost-bonus-text.ts'

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

/**
 * Closes the account: first what it would do and what prevents it, then a proof of identity, then a confirmation that names the payout. An
 * account whose money is on its way out stays signed in, for the screen of its payout.
 */
export function CloseAccountDialog({ onClose, onClosed }: CloseAccountDialogProps) {
  const { t } = useTranslation(['limits', 'closing', 'ui'])
  const format = useFormat()
  const preview = useClosingPreviewQuery({ fetchPolicy: 'network-only' })
  const closing = getResponse(preview).response?.viewer?.closing
  const client = useApolloClient()
  const { run, isPending } = useSubmit(useCloseAccountMutation())
  const stepUp = useStepUp()
  const lostBonus = useLostBonusText()
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)

  const proceed = async (success: SuccessOf<CloseAccountMutation['closeAccount']>) => {
    if (success.__typename === 'CloseAccountConfirmation') {
      const { confirmation: token, balance, unplayed } = success
      return setConfirmation({ token, balance, unplayed })
    }
    onClose()
    if (success.standing === 'CLOSING') return showToast({ tone: 'good', title: t('close.closing') })
    onClosed()
    sessionStorage.clear()
    await dropViewer(client)
    showToast({ tone: 'good', title: t('close.closed') })
  }
  const form: MutationForm<object> = useMutationForm({
    defaultValues: {},
    send: async () => {
      const proof = await stepUp.proof()
      if (proof === 'missing') return undefined
      if (proof && 'failed' in proof) return void form.fail({ root: proof.failed })
      const outcome = await run({ input: { confirmation: null, stepUp: proof } })
      if (outcome.result?.__typename === 'StepUpRequired') return stepUp.ask(outcome.result.methods)
      return outcome
    },
    place: (problem) => {
      // Something has begun since; the dialog says what.
      if (problem.code === 'ACCOUNT_IN_USE') void preview.refetch()
      return stepUp.refuse(problem) ? {} : undefined
    },
    onDone: proceed,
  })
  const confirm = async () => {
    const { success, problem } = await run({ input: { confirmation: confirmation?.token ?? null, stepUp: null } })
    if (success) return proceed(success)
    setConfirmation(null)
    void preview.refetch()
    form.fail({ root: problem.text })
  }
  if (confirmation) {
    const { balance, unplayed } = confirmation
    return (
      <AlertDialog
        title={t('close.confirmTitle')}
        confirmLabel={t('close.confirm')}
        cancelLabel={t('cancel')}
        closeLabel={t('ui:close')}
        tone="danger"
        pending={isPending ? t('working') : false}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      >
        <ActingAccount />
        <p className="mt-2">
          {/[1-9]/.test(balance.amount)
            ? t('close.confirmText', { amount: format.money(balance.amount, balance.currency) })
            : t('close.confirmEmpty')}
        </p>
        {lostBonus === null ? null : <p className="mt-2">{lostBonus}</p>}
        {/[1-9]/.test(unplayed.amount) ? (
          <p className="mt-2">
            {t('close.confirmUnplayed', { amount: format.money(unplayed.amount, unplayed.currency) })}
          </p>
        ) : null}
      </AlertDialog>
    )
  }
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('close.title')}
      cancelLabel={t('cancel')}
      submitLabel={t('continue')}
      pendingLabel={t('working')}
      disabledReason={
        closing ? (closing.obstacles.length > 0 ? t('closing:blockedTitle') : null) : t('closing:working')
      }
      onClose={onClose}
    >
      <ActingAccount />
      <p className="text-body text-pretty text-muted">{t('close.text')}</p>
      {closing ? (
        <ClosingPreviewContent preview={closing} onLeave={onClose} />
      ) : preview.loading ? (
        <Skeleton className="h-24 rounded-card" />
      ) : (
        <LoadFailure title={t('closing:failed')} error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      <StepUpFields purpose="ACCOUNT_CLOSING" form={stepUp} />
    </FormDialog>
  )
}
