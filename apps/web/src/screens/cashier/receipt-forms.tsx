import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import type { WithdrawalReceipt } from '@playhouse/schema/types.generated.ts'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useAnswerWithdrawalQuestionMutation,
  useConfirmWithdrawalReceiptMutation,
} from './withdrawal-mutations.generated.ts'
import type { Withdrawal_WithdrawalFragment } from '../../features/cashier/withdrawal-parts.generated.ts'
import { UploadField } from '../../features/member/upload-field.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'

type Withdrawal = Omit<Withdrawal_WithdrawalFragment, ' $fragmentName'>

/** Confirms that all, part or none of the money has arrived. The answer is final. */
export function ReceiptChoices({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawal')
  const format = useFormat()
  const [outcome, setOutcome] = useState<WithdrawalReceipt | null>(null)
  const { payout, confirmBy } = withdrawal
  return (
    <section
      aria-labelledby="receipt-choices"
      className="rounded-card border border-line bg-info-soft p-5 print:hidden"
    >
      <h2 id="receipt-choices" className="text-prose font-semibold">
        {t('receipt.title', { amount: format.money(payout.amount, payout.currency) })}
      </h2>
      {confirmBy ? (
        <p className="mt-1 text-body text-pretty">{t('receipt.by', { time: format.dateTime(confirmBy) })}</p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="action" onClick={() => setOutcome('RECEIVED')}>
          {t('receipt.all')}
        </Button>
        <Button onClick={() => setOutcome('PARTLY_RECEIVED')}>{t('receipt.part')}</Button>
        <Button onClick={() => setOutcome('NOT_RECEIVED')}>{t('receipt.nothing')}</Button>
      </div>
      {outcome ? <ReceiptDialog withdrawal={withdrawal} outcome={outcome} onClose={() => setOutcome(null)} /> : null}
    </section>
  )
}

interface ReceiptDialogProps {
  withdrawal: Withdrawal
  outcome: WithdrawalReceipt
  onClose: () => void
}

function ReceiptDialog({ withdrawal: { id, payout }, outcome, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation(['withdrawal', 'ui'])
  const format = useFormat()
  const formId = useId()
  const sending = useRef(false)
  const { run, isPending } = useSubmit(useConfirmWithdrawalReceiptMutation())
  const [received, setReceived] = useState('')
  const [proofs, setProofs] = useState<readonly string[]>([])
  const [isUploading, setUploading] = useState(false)
  const [errors, setErrors] = useState<{ received?: string; proofs?: string; root?: string }>({})
  const isPart = outcome === 'PARTLY_RECEIVED'
  const payoutText = format.money(payout.amount, payout.currency)

  const send = async () => {
    setErrors({})
    const part = isPart ? wholeAmount(received) : undefined
    if (isPart && part === undefined) return setErrors({ received: t('form.amountWhole') })
    if (outcome === 'NOT_RECEIVED' && proofs.length === 0) return setErrors({ proofs: t('receipt.proofRequired') })
    const { problem } = await run({
      input: { id, outcome, receivedAmount: part ?? null, proofs: [...proofs] },
    })
    if (!problem) {
      onClose()
      showToast({ tone: 'good', title: t(`receipt.done.${outcome}`) })
      return
    }
    const { field, text } = problem
    if (field === 'receivedAmount') setErrors({ received: t('receipt.partRange', { amount: payoutText }) })
    else if (field === 'proofs') setErrors({ proofs: t('receipt.proofRequired') })
    else setErrors({ root: text })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Ignores a second press while sending.
    if (sending.current || isUploading) return
    sending.current = true
    await send().finally(() => (sending.current = false))
  }
  return (
    <Dialog
      size="small"
      title={t(`receipt.titles.${outcome}`)}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="action"
            pending={isPending || isUploading ? t('working') : false}
          >
            {t('receipt.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-body text-pretty text-muted">{t(`receipt.texts.${outcome}`, { amount: payoutText })}</p>
        {errors.root ? <ErrorState look="line" level={3} title={errors.root} /> : null}
        {isPart ? (
          <TextField
            label={t('receipt.received')}
            figures
            inputMode="numeric"
            maxLength={20}
            error={errors.received}
            value={received}
            onChange={(event) => setReceived(event.target.value)}
          />
        ) : null}
        {outcome === 'RECEIVED' ? null : (
          <UploadField
            purpose="WITHDRAWAL_PROOF"
            label={t('receipt.proof')}
            required={outcome === 'NOT_RECEIVED'}
            error={errors.proofs}
            onChange={setProofs}
            onBusyChange={setUploading}
          />
        )}
      </form>
    </Dialog>
  )
}

/** The operator's question and the member's answer. */
export function AnswerForm({ withdrawal: { id, question } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawal')
  const sending = useRef(false)
  const { run, isPending } = useSubmit(useAnswerWithdrawalQuestionMutation())
  const [answer, setAnswer] = useState('')
  const [proofs, setProofs] = useState<readonly string[]>([])
  const [isUploading, setUploading] = useState(false)
  const [error, setError] = useState<{ answer?: string; root?: string }>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Ignores a second press while sending.
    if (sending.current || isUploading) return
    if (answer.trim() === '') return setError({ answer: t('answer.required') })
    sending.current = true
    setError({})
    const { problem } = await run({ input: { id, answer, proofs: [...proofs] } }).finally(
      () => (sending.current = false),
    )
    if (problem) setError(problem.field === 'answer' ? { answer: problem.text } : { root: problem.text })
    else showToast({ tone: 'good', title: t('answer.done') })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-info-soft p-5 print:hidden"
    >
      <div>
        <h2 className="text-prose font-semibold">{t('answer.title')}</h2>
        <blockquote className="mt-1 text-body text-pretty">{question}</blockquote>
      </div>
      {error.root ? <ErrorState look="line" level={3} title={error.root} /> : null}
      <TextArea
        label={t('answer.label')}
        maxLength={1000}
        error={error.answer}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <UploadField
        purpose="WITHDRAWAL_PROOF"
        label={t('answer.pictures')}
        onChange={setProofs}
        onBusyChange={setUploading}
      />
      <div>
        <Button type="submit" variant="action" pending={isPending || isUploading ? t('working') : false}>
          {t('answer.send')}
        </Button>
      </div>
    </form>
  )
}
